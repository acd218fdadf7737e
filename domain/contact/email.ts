import { isAbsent } from '../absence.ts'
import { type Reading, refused } from './reading.ts'
import { MAX_EMAIL_CHARACTERS } from './thresholds.ts'

/** One dotted name, an @ and a host with a dot. Also the pattern of `emailSchema`. */
export const EMAIL_PATTERN =
  /^[\w+'-]+(?:\.[\w+'-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i

/** Why a text is not an e-mail address. */
export type EmailReason = 'missing' | 'not_an_address' | 'too_long'

/** The sentence for each reason. */
export const EMAIL_MESSAGES: Readonly<Record<EmailReason, string>> = {
  missing: 'Please enter your email address.',
  not_an_address: 'Please enter a full email address, such as name@example.com.',
  too_long: `An email address has at most ${MAX_EMAIL_CHARACTERS} characters.`,
}

/** An e-mail address without the spaces around it. Spec 3.38. */
export function readEmail(text: string): Reading<string, EmailReason> {
  if (isAbsent(text)) return refused('missing', EMAIL_MESSAGES)
  const email = text.trim()
  if (email.length > MAX_EMAIL_CHARACTERS) return refused('too_long', EMAIL_MESSAGES)
  if (!EMAIL_PATTERN.test(email)) return refused('not_an_address', EMAIL_MESSAGES)
  return { valid: true, value: email }
}
