import type { NewMessage } from './stored-message.ts'

/** Makes the mail that tells a person of a change, once the store knows who it is. */
export type MailTo = (to: { readonly tenant: string; readonly address: string }) => NewMessage
