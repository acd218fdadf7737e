const KEY = 'desk.mail'

/** Keeps whose password was taken, for the next step in this tab. */
export const keepMail = (mail: string): void => sessionStorage.setItem(KEY, mail.trim())

export const keptMail = (): string | null => sessionStorage.getItem(KEY)
