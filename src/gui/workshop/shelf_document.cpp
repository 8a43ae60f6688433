#include "gui/workshop/shelf_document.hpp"

// The news of a shelf alone; its document is a template.
