/** Id of the filter drawer: a button in any block opens it. */
export const panelId = 'filters-panel'

/** Id of the heading of the results, which links past the filters lead to. */
export const resultsTitleId = (block: string): string => `${block}-title`

/** Id of the search form: a control in any block can belong to it. */
export const formId = 'search-form'
