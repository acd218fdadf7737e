import type { Stripe } from 'stripe'
import type { z } from 'zod'
import { boundedFetch, ProviderError, WITHIN_MS } from '../../providers/provider-call.ts'
import { guards } from '../../providers/provider-guards.ts'

export interface StripeAddress {
  readonly host: string
  readonly port: number
  readonly protocol: 'http'
}

export interface StripeClientOptions {
  readonly key: string
  /** Of a server that takes Stripe's place in tests. */
  readonly address?: StripeAddress
  /** Of one call, milliseconds. */
  readonly withinMs?: number
}

/** Not done yet, because others ask at the same time or ask too much. */
const passing: readonly unknown[] = [409, 429]

/** Stripe's package, loaded by this call alone, with our limits of time and length and our guards. */
export function stripeClient({ key, address, withinMs = WITHIN_MS }: StripeClientOptions) {
  // At once: a new build may remove its file while the server runs.
  const client = load(key, address, withinMs)
  // Who asks is told.
  client.catch(() => {})
  const guard = guards()
  const never = new AbortController().signal
  return {
    client,
    /** Asks something that may be asked twice. @throws ProviderError */
    async ask<Answer>(
      schema: z.ZodType<Answer>,
      question: (stripe: Stripe) => Promise<unknown>,
    ): Promise<Answer> {
      const stripe = await client
      const work = async () => read(schema, await question(stripe).catch(rethrow))
      return guard.asking(never, work).catch(rethrow)
    },
  }
}

async function load(key: string, address: StripeAddress | undefined, withinMs: number) {
  const { default: Client } = await import('stripe')
  return new Client(key, {
    ...address,
    maxNetworkRetries: 0,
    telemetry: false,
    // Its own limit never comes first.
    timeout: 2 * withinMs,
    httpClient: Client.createFetchHttpClient(
      async (target: URL | RequestInfo, init?: RequestInit) => {
        const limit = AbortSignal.timeout(withinMs)
        const url = target instanceof Request ? target.url : target
        const { status, headers, text } = await boundedFetch(url, init ?? {}, limit)
        return new Response(text, { status, headers })
      },
    ),
  })
}

function read<Answer>(schema: z.ZodType<Answer>, answer: unknown): Answer {
  const found = schema.safeParse(answer)
  if (found.success) return found.data
  throw new ProviderError('unreadable', 'another shape')
}

/** Any error as one of ours, without what was sent or answered. */
export function rethrow(cause: unknown): never {
  throw faultOf(cause)
}

function faultOf(cause: unknown): ProviderError {
  if (cause instanceof ProviderError) return cause
  if (!(cause instanceof Error)) return new ProviderError('unreadable')
  // Its package wraps what our `fetch` throws.
  const inner: unknown = 'detail' in cause ? cause.detail : undefined
  if (inner instanceof ProviderError) return inner
  // A guard lets nothing through.
  if ('isBrokenCircuitError' in cause || 'isBulkheadRejectedError' in cause) {
    return new ProviderError('not_reached', 'spared for a while')
  }
  const status: unknown = 'statusCode' in cause ? cause.statusCode : undefined
  if (status === undefined) return new ProviderError('unreadable')
  const code: unknown = 'code' in cause ? cause.code : undefined
  return new ProviderError(
    passing.includes(status) ? 'failed' : 'refused',
    `status ${status}${typeof code === 'string' ? ` ${code}` : ''}`,
  )
}
