import { z } from 'zod'
import { type Endpoint, endpoint } from '../http/endpoint/endpoint.ts'
import { tokenHash } from '../tokens.ts'
import { forgetSession } from './cookies.ts'
import { type SessionTools, tokenOf } from './sessions.ts'

const signOutBody = z.strictObject({
  /** Ends all sessions of the account, on all devices. */
  everywhere: z.stringbool().or(z.boolean()).optional(),
})

/**
 * `POST /api/sign-out` ends the session of this browser, or with `everywhere` all of the account. Also a browser
 * without one forgets its cookies. A form is led to the home page.
 */
export const signOutEndpoint = ({ open }: Pick<SessionTools, 'open'>): Endpoint =>
  endpoint({
    path: '/api/sign-out',
    body: signOutBody,
    formats: ['json', 'form'],
    maxBodyBytes: 1_000,
    rates: { client: { count: 60, seconds: 60 }, tenant: { count: 1_200, seconds: 60 } },
    idempotency: 'handler',
    async handle(request) {
      const { body, tenant, format } = request
      const token = tokenOf(request)
      if (token !== undefined) {
        const accounts = (await open()).accounts(tenant.slug)
        await accounts.endSession(tokenHash(token), body.everywhere === true)
      }
      forgetSession(request)
      return format === 'form' ? { seeOther: '/' } : 'no_content'
    },
  })
