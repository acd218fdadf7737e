import { Hono } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { AppError } from '../http/app-error.ts'
import { bytesOf, limitedBody } from '../http/endpoint/body.ts'
import { noStore } from '../http/endpoint/pipeline.ts'
import { otherMethods } from '../http/methods.ts'
import type { Log } from '../log.ts'
import type { Payments } from './payments.ts'

interface WebhookTools {
  readonly payments: Pick<Payments, 'provider' | 'noticed'>
  readonly counts: Record<'taken' | 'ignored' | 'refused', number>
  readonly clock: () => Date
  readonly log: Log
}

const PATH = '/api/payments/webhook'
const MAX_BODY_BYTES = 64 * 1024

/**
 * `POST /api/payments/webhook`, on any host: a message of the provider, which names a payment to look at and is
 * believed in nothing else. Its signature takes the place of the same-origin check.
 */
export const webhookRoutes = ({ payments, counts, clock, log }: WebhookTools): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .use(PATH, noStore)
    .post(PATH, limitedBody(MAX_BODY_BYTES), async (c) => {
      const body = await bytesOf(c)
      const { headers } = c.req.raw
      const notice = await payments.provider.webhook({ body, headers, now: clock() })
      if ('refused' in notice) {
        counts.refused++
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
