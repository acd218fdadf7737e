/** The classes of `option-list.css`, for a list that a plain script makes. */
export const optionLook = { list: 'option-popover', row: 'option-row' } as const

/** The attribute of the option that the arrow keys are on. */
export const OPTION_FOCUSED = 'data-focused'
