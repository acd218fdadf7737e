import { z } from 'zod'
import { timestamp } from '../quantities.ts'
import { passkeyOptions, passkeyResponse } from './passkey-json.ts'
import type { StaffCalls } from './staff-call.ts'
import {
  codeInput,
  emailInput,
  nameInput,
  newPasswordInput,
  passwordInput,
  roleSchema,
} from './texts.ts'

const next = z.strictObject({
  next: z
    .enum(['second_factor', 'enrol', 'done'])
    .describe('What is still to do: give a second factor, set one up, or nothing'),
})

/** Signing in and out, invitations and lost passwords. */
export const signInCalls = {
  'POST /sign-in': {
    summary: 'Begins a session with a mail and a password',
    access: 'anyone',
    body: z.strictObject({ email: emailInput, password: passwordInput }),
    answer: next,
  },
  'POST /second-factor': {
    summary: 'Gives the second factor of a session that was begun with a password',
    access: 'second_factor',
    body: z.strictObject({ code: codeInput }),
    answer: next,
  },
  'POST /passkey/options': {
    summary: 'Asks for a passkey, to sign in or to confirm who one is',
    access: 'anyone',
    answer: passkeyOptions,
  },
  'POST /passkey': {
    summary: 'Signs in with a passkey alone',
    access: 'anyone',
    body: z.strictObject({ response: passkeyResponse }),
    answer: next,
  },
  'POST /sign-out': { summary: 'Ends the session of this browser', access: 'anyone' },
  'POST /password-reset': {
    summary: 'Sends a link that sets a new password, if the mail has an account',
    access: 'anyone',
    body: z.strictObject({ email: emailInput }),
  },
  'POST /password': {
    summary: 'Sets a new password by the link of a mail, and ends all sessions',
    access: 'anyone',
    body: z.strictObject({ token: z.string().max(100), password: newPasswordInput }),
  },
  'GET /invitations/:token': {
    summary: 'What the link of an invitation is for',
    access: 'anyone',
    answer: z.strictObject({
      email: z.string(),
      site: z.strictObject({ slug: z.string(), name: z.string() }),
      role: roleSchema,
      account: z
        .enum(['new', 'known', 'yours'])
        .describe(
          '`known`: the mail has an account, which must sign in to accept; `yours`: it is the one that asks',
        ),
      expires: timestamp('When the link ends'),
    }),
  },
  'POST /invitations/:token/accept': {
    summary:
      'Accepts an invitation: with a name and a password, or signed in to the account of its mail',
    access: 'anyone',
    body: z.strictObject({
      name: nameInput.optional().describe('For a new account'),
      password: newPasswordInput.optional().describe('For a new account'),
    }),
    answer: next,
  },
} as const satisfies StaffCalls
