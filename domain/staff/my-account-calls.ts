import { z } from 'zod'
import { timestamp, whole } from '../quantities.ts'
import { passkeyOptions, passkeyResponse } from './passkey-json.ts'
import type { StaffCalls } from './staff-call.ts'
import { codeInput, nameInput, newPasswordInput, passwordInput, roleSchema } from './texts.ts'

const passkey = z.strictObject({
  id: z.string(),
  name: z.string(),
  created: timestamp('When it was added'),
  used: timestamp('When it was last used').optional(),
})

const session = z.strictObject({
  id: z.string(),
  is_current: z.boolean().describe('Whether it is that of this browser'),
  created: timestamp('When it began'),
  seen: timestamp('When it was last used'),
  expires: timestamp('When it ends'),
  browser: z.string().describe('Browser and system, such as "Firefox on Linux"'),
  client: z.string().describe('Network address it began from'),
})

const site = z.strictObject({
  slug: z.string(),
  name: z.string(),
  role: roleSchema,
  colours: z
    .strictObject({ brand: z.string(), accent: z.string() })
    .describe('Of the site’s mark, as #rrggbb'),
  time_zone: z.string().describe('IANA name of the zone in which its days begin'),
})

const recoveryCodes = z.strictObject({
  recovery_codes: z.array(z.string()).describe('Ten codes, each for one use; never shown again'),
})

/** A person's own account. */
export const myAccountCalls = {
  'GET /me': {
    summary: 'The person who is signed in, with their sites, factors and sessions',
    access: 'enrolling',
    answer: z.strictObject({
      person: z.strictObject({ id: z.string(), name: z.string(), email: z.string() }),
      next: z
        .enum(['enrol', 'done'])
        .describe('`enrol`: only the calls of this account answer until a second factor is set up'),
      sites: z.array(site).describe('By name'),
      factors: z.strictObject({
        totp: z.boolean().describe('Whether an authenticator app is set up'),
        passkeys: z.array(passkey),
        recovery_codes_left: whole('Recovery codes that were not used yet'),
        due: timestamp('Until when a second factor must be set up').optional(),
      }),
      sessions: z.array(session).describe('The newest first'),
      confirmed_until: timestamp(
        'Until when changes of people are taken without asking again; it moves with each call',
      ).optional(),
    }),
  },
  'PATCH /me': {
    summary: 'Changes the person’s name',
    access: 'signed_in',
    body: z.strictObject({ name: nameInput }),
  },
  'POST /me/password': {
    summary: 'Changes the password and ends the person’s other sessions',
    access: 'enrolling',
    body: z.strictObject({ current: passwordInput, next: newPasswordInput }),
  },
  'POST /me/totp': {
    summary: 'Makes a secret for an authenticator app, which counts once it is confirmed',
    access: 'enrolling',
    isConfirmed: true,
    answer: z.strictObject({
      secret: z.string().describe('In base 32'),
      uri: z.string().describe('otpauth:// address, for a QR code'),
    }),
  },
  'POST /me/totp/confirm': {
    summary: 'Takes the app into use by its first code, in place of an earlier one',
    access: 'enrolling',
    isConfirmed: true,
    body: z.strictObject({ code: codeInput }),
    answer: recoveryCodes,
  },
  'POST /me/recovery-codes': {
    summary: 'Makes ten new recovery codes; earlier ones end',
    access: 'enrolling',
    isConfirmed: true,
    answer: recoveryCodes,
  },
  'POST /me/passkeys/options': {
    summary: 'Asks the browser to make a passkey',
    access: 'enrolling',
    isConfirmed: true,
    answer: passkeyOptions,
  },
  'POST /me/passkeys': {
    summary: 'Adds a passkey',
    access: 'enrolling',
    isConfirmed: true,
    body: z.strictObject({ name: nameInput, response: passkeyResponse }),
    answer: passkey,
  },
  'POST /me/passkeys/:id/remove': {
    summary: 'Removes a passkey, unless it is the last second factor',
    access: 'enrolling',
    isConfirmed: true,
  },
  'POST /me/sessions/:id/end': {
    summary: 'Ends one of the person’s sessions',
    access: 'enrolling',
  },
  'POST /me/sessions/end-others': {
    summary: 'Ends all sessions of the person but this one',
    access: 'enrolling',
  },
  'POST /confirm': {
    summary: 'Confirms who one is, for changes that ask again after half an hour',
    access: 'enrolling',
    body: z
      .strictObject({
        code: codeInput.optional(),
        response: passkeyResponse.optional(),
        password: passwordInput.optional().describe('Of a person without a second factor'),
      })
      .refine((given) => Object.keys(given).length === 1, {
        error: 'Please give one of code, response and password.',
      }),
  },
} as const satisfies StaffCalls
