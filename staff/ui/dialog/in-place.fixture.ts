/**
 * Properties with which a story shows dialogs in its own flow, several beside each other: open, and not
 * modal. The focus stays where it is.
 */
export const inPlace = {
  className: 'static m-0',
  ref: (dialog: HTMLDialogElement | null) => dialog?.setAttribute('open', ''),
} as const
