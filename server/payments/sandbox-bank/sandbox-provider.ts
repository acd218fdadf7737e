import { z } from 'zod'
import { parseBody } from '../../http/endpoint/body.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { signatureFault } from '../signature-fault.ts'
import type { Bank, BankQuestion } from './bank.ts'

export interface SandboxProviderOptions {
  readonly bank: Bank
  /** Signs the bank's webhooks. */
  readonly secret: string
  /** Where the bank's pages are; undefined for the site that the buyer comes from. */
  readonly url: string | undefined
}

const noticeSchema = z.object({ tenant: z.string(), attempt: z.string() })

/** The sandbox bank as a provider. D28. */
export function sandboxProvider({ bank, secret, url }: SandboxProviderOptions): PaymentProvider {
  const asking =
    (question: BankQuestion): PaymentProvider['look'] =>
    ({ tenant, attempt }) =>
      bank.ask(question, { tenant, attempt })
  return {
    name: 'sandbox',
    pageOrigins: url === undefined ? [] : [new URL(url).origin],
    async begin({ tenant, attempt, title, cents, currency, returnUrl, cancelUrl, expires }) {
      const { id } = await bank.begin({
        tenant,
        attempt,
        title,
        cents,
        currency,
        returnUrl,
        cancelUrl,
        expires: expires.toISOString(),
        notify: { url: new URL('/api/payments/webhook', returnUrl).href, secret },
      })
      return { id, url: new URL(`/_bank/${id}`, url ?? returnUrl).href }
    },
    look: asking('look'),
    capture: asking('capture'),
    cancel: asking('cancel'),
    refund: asking('refund'),
    async *list({ tenant, from, to }) {
      let after: string | undefined
      do {
        const range = { tenant, from: from.toISOString(), to: to.toISOString() }
        const page = await bank.list({ ...range, ...(after !== undefined && { after }) })
        yield* page
        after = page.at(-1)?.id
      } while (after !== undefined)
    },
    async webhook({ body, headers, now }) {
      const fault = signatureFault({ header: headers.get('x-signature'), body, secret, now })
      if (fault !== undefined) return { refused: fault }
      return noticeSchema.parse(parseBody(new Uint8Array(body), 'json'))
    },
  }
}
