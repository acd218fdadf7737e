/** The drawer of filters: a button of any block opens it by this id. */
export const panelId = 'filters-panel'

/** The form of the search: a control of any block is part of it by this id. */
export const formId = 'search-form'
