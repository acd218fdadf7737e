import { z } from 'zod'
import { EMAIL_MESSAGES, readEmail } from '../contact/email.ts'
import { staffEmail } from './email.ts'
import { roles } from './role.ts'

const LONGEST_NAME = 100
const LONGEST_REASON = 200
const SHORTEST_PASSWORD = 12
const LONGEST_PASSWORD = 200

/** A mail as a person types it; read as its one spelling. */
export const emailInput = z
  .string({ error: EMAIL_MESSAGES.missing })
  .max(1_000)
  .superRefine((text, context) => {
    const read = readEmail(text)
    if (!read.valid) context.addIssue({ code: 'custom', message: read.message })
  })
  .transform(staffEmail)
  .describe('E-mail address')

/** A name as a person types theirs. */
export const nameInput = z
  .string({ error: 'Please enter your name.' })
  .trim()
  .min(1, { error: 'Please enter your name.' })
  .max(LONGEST_NAME, { error: `A name has at most ${LONGEST_NAME} characters.` })
  .regex(/^\P{Cc}*$/u, { error: 'Please enter your name in one line.' })
  .describe('Name')

/** Why something was done, for the audit log and for the person whom it is about. */
export const reasonInput = z
  .string({ error: 'Please say why.' })
  .trim()
  .min(1, { error: 'Please say why.' })
  .max(LONGEST_REASON, { error: `A reason has at most ${LONGEST_REASON} characters.` })
  .regex(/^\P{Cc}*$/u, { error: 'Please give the reason in one line.' })
  .describe('Why')

const passwordText = z.string({ error: 'Please enter your password.' }).max(LONGEST_PASSWORD, {
  error: `A password has at most ${LONGEST_PASSWORD} characters.`,
})

/** A password to sign in with: any that a person may have. */
export const passwordInput = passwordText
  .min(1, { error: 'Please enter your password.' })
  .describe('Password')

/** A new password: long rather than colourful (NIST SP 800-63B, 3.1.1.2). */
export const newPasswordInput = passwordText
  .min(SHORTEST_PASSWORD, {
    error: `Please choose a password of at least ${SHORTEST_PASSWORD} characters.`,
  })
  .describe(`New password, at least ${SHORTEST_PASSWORD} characters`)

/** A code of an authenticator app, or a recovery code, however it is spaced. */
export const codeInput = z
  .string({ error: 'Please enter the code.' })
  .max(50, { error: 'Please enter the 6 digits of the app, or a recovery code.' })
  .transform((text) => text.replace(/[\s-]/g, '').toLowerCase())
  .pipe(
    z.string().regex(/^(\d{6}|[a-z2-7]{10})$/, {
      error: 'Please enter the 6 digits of the app, or a recovery code.',
    }),
  )
  .describe('Code of an authenticator app (6 digits), or a recovery code')

export const roleSchema = z
  .enum(roles, { error: `Please choose one of ${roles.join(', ')}.` })
  .describe('Role at the site')
