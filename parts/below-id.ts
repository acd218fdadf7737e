/**
 * The id of what begins below the first screen of a layout, given the layout's id. Browsers paint nothing
 * before it: what comes first in the page may stand below what comes next (Spec 1.11).
 */
export const belowId = (layout: string): string => `${layout}-below`
