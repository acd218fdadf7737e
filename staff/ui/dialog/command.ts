/**
 * The attributes by which buttons open and close dialogs without a script, and by which a dialog says
 * what closes it. React writes them as they are; its types do not have them yet.
 */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** The id of the element that the button commands. */
    commandfor?: string | undefined
    command?: 'show-modal' | 'close' | 'request-close' | undefined
  }
  interface DialogHTMLAttributes<T> {
    /** `any`: a press outside too; `closerequest`: Escape only. */
    closedby?: 'any' | 'closerequest' | 'none' | undefined
  }
}

/** Props of a button that opens a dialog. */
export const opens = (dialogId: string) =>
  ({ commandfor: dialogId, command: 'show-modal', 'aria-haspopup': 'dialog' }) as const

/** Props of a button that closes a dialog. */
export const closes = (dialogId: string) => ({ commandfor: dialogId, command: 'close' }) as const
