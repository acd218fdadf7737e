import { type Context, Hono } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { AppError } from '../http/app-error.ts'
import { bytesOf, limitedBody } from '../http/endpoint/body.ts'
import { noStore } from '../http/endpoint/pipeline.ts'
import { RateLimit } from '../http/endpoint/rate-limit.ts'
import { otherMethods } from '../http/methods.ts'
import type { Log } from '../log.ts'
import type { Payments } from './payments.ts'

interface WebhookTools {
  readonly payments: Pick<Payments, 'provider' | 'noticed'>
  readonly counts: Record<'taken' | 'ignored' | 'refused', number>
  readonly clientOf: (c: Context) => string
  readonly clock: () => Date
  readonly log: Log
}

const PATH = '/api/payments/webhook'
const MAX_BODY_BYTES = 64 * 1024
/** Messages of one address that are refused and told in the log; what is signed has no limit, so that none is lost. */
const REFUSED = { count: 30, seconds: 60 }

/**
 * `POST /api/payments/webhook`, on any host: a message of the provider, which names a payment to look at and is
 * believed in nothing else. Its signature takes the place of the same-origin check.
 */
export function webhookRoutes(tools: WebhookTools): Hono<AppEnv> {
  const { payments, counts, clientOf, clock, log } = tools
  const refused = new RateLimit(REFUSED, clock)
  return new Hono<AppEnv>()
    .use(PATH, noStore)
    .post(PATH, limitedBody(MAX_BODY_BYTES), async (c) => {
      const body = await bytesOf(c)
      const { headers } = c.req.raw
      const notice = await payments.provider.webhook({ body, headers, now: clock() })
      if ('refused' in notice) {
        counts.refused++
        const retryAfter = refused.take(clientOf(c))
        if (retryAfter > 0) throw new AppError(429, 'rate_limited', 'Too many', { retryAfter })
        log.warn('payment_webhook_refused', { requestId: c.get('requestId'), why: notice.refused })
        throw new AppError(400, 'webhook_refused', 'This message cannot be accepted')
      }
      if ('ignored' in notice) counts.ignored++
      else {
        counts.taken++
        payments.noticed(notice.tenant, notice.attempt)
      }
      return c.json({ received: true })
    })
    .all(PATH, otherMethods('POST'))
}
