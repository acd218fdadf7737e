import { z } from 'zod'
import { EMAIL_PATTERN } from './email.ts'
import { MAX_EMAIL_CHARACTERS, MAX_REGO_CHARACTERS } from './thresholds.ts'

/** A phone number as `readPhone` stores it: `+61491570006`. */
export const e164 = (description: string) =>
  z
    .e164({ error: 'expected a phone number such as +61491570006' })
    .describe(`${description}, E.164`)

/** An e-mail address as `readEmail` stores it. */
export const email = (description: string) =>
  z.email({ pattern: EMAIL_PATTERN }).max(MAX_EMAIL_CHARACTERS).describe(description)

/** A registration number as `readRego` stores it. */
export const rego = (description: string) =>
  z
    .string()
    .max(MAX_REGO_CHARACTERS)
    .regex(/^[A-Z0-9]+$/, 'expected capitals and digits, without spaces')
    .describe(description)
