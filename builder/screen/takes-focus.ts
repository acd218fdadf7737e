/** As `ref` of what has the focus first where it is drawn: the heading of a screen, the field of a dialog. */
export const takesFocus = (element: HTMLElement | null): void => element?.focus()
