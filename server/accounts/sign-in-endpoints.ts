import { z } from 'zod'
import { type Endpoint, endpoint } from '../http/endpoint/endpoint.ts'
import { idText } from '../http/endpoint/id-text.ts'
import { sendCode } from './send-code.ts'
import type { SignInTools } from './sign-in.ts'
import { signInError } from './sign-in-refusal.ts'
import { verifyCode } from './verify-code.ts'

const MAX_PHONE = 40
const MAX_CODE = 20
const MAX_PATH = 2_000

const phone = z.string({ error: 'Please enter your mobile number.' }).max(MAX_PHONE)

/** Guards against floods only: how many codes are sent is decided in the store. */
export const signInRates = {
  // A mobile network has many buyers behind one address.
  client: { count: 60, seconds: 60 },
  tenant: { count: 1_200, seconds: 60 },
}

/**
 * `POST /api/sign-in/code` (D25) takes `{ "phone": "0491 570 006" }`, and `redirect` and `save` as the address of
 * the sign-in page has them, and answers `{ "resend_at", "expires_at" }`.
 * @throws AppError 422 `invalid_phone`, 429 `too_soon` or `too_many_codes` with `retry_at`, 503 `not_sent`
 */
export const codeEndpoint = (tools: SignInTools): Endpoint =>
  endpoint({
    path: '/api/sign-in/code',
    body: z.strictObject({
      phone,
      redirect: z.string().max(MAX_PATH).optional(),
      save: idText.optional(),
    }),
    answer: z.strictObject({ resend_at: z.string(), expires_at: z.string() }),
    maxBodyBytes: 10_000,
    rates: signInRates,
    idempotency: 'handler',
    async handle(request) {
      const { body, tenant } = request
      const outcome = await sendCode(request, body.phone, body, tools)
      if (outcome.kind === 'problem') throw signInError(outcome.problem, tenant, tools.clock())
      return { json: { resend_at: outcome.retryAt, expires_at: outcome.expiresAt } }
    },
  })

/**
 * `POST /api/sign-in/verify` (D25) takes `{ "phone", "code" }`, begins a session and answers `{ "redirect" }`: the
 * path of this site that this browser was on its way to.
 * @throws AppError 422 `malformed_code`, `wrong_code` with `tries_left`, `expired_code` or `spent_code`; 503 `not_checked`
 */
export const verifyEndpoint = (tools: SignInTools): Endpoint =>
  endpoint({
    path: '/api/sign-in/verify',
    body: z.strictObject({
      phone,
      code: z.string({ error: 'Please enter the code.' }).max(MAX_CODE),
    }),
    answer: z.strictObject({ redirect: z.string() }),
    maxBodyBytes: 1_000,
    rates: signInRates,
    idempotency: 'handler',
    async handle(request) {
      const { body, tenant } = request
      const outcome = await verifyCode(request, body, tools)
      if (outcome.kind === 'problem') throw signInError(outcome.problem, tenant, tools.clock())
      return { json: { redirect: outcome.redirect } }
    },
  })
