import { z } from 'zod'
import { EMAIL_PATTERN } from './email.ts'
import { EMAIL_CHARACTERS_AT_MOST, REGO_CHARACTERS_AT_MOST } from './thresholds.ts'

/** A phone number as `readPhone` stores it: `+61491570006`. */
export const e164 = (description: string) =>
  z
    .e164({ error: 'expected a phone number such as +61491570006' })
    .describe(`${description}, E.164`)

/** An e-mail address as `readEmail` stores it. */
export const email = (description: string) =>
  z.email({ pattern: EMAIL_PATTERN }).max(EMAIL_CHARACTERS_AT_MOST).describe(description)

/** A registration number as `readRego` stores it. */
export const rego = (description: string) =>
  z
    .string()
    .max(REGO_CHARACTERS_AT_MOST)
    .regex(/^[A-Z0-9]+$/, 'expected capitals and digits, without spaces')
    .describe(description)
