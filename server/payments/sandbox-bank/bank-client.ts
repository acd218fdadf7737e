import { z } from 'zod'
import { providerCall } from '../../providers/provider-call.ts'
import type { Bank } from './bank.ts'
import { bankStateSchema, listedPaymentSchema } from './bank.ts'

/** A sandbox bank in a process of its own. */
export function bankClient(url: string): Bank {
  async function ask<Answer>(
    what: string,
    body: Readonly<Record<string, unknown>>,
    schema: z.ZodType<Answer>,
  ): Promise<Answer> {
    const never = new AbortController().signal
    const target = new URL(`/api/${what}`, url)
    return schema.parse(await providerCall({ url: target, body, withinMs: undefined }, never))
  }
  return {
    begin: (order) => ask('begin', order, z.object({ id: z.string() })),
    ask: (question, ref) => ask(question, ref, bankStateSchema),
    list: (range) => ask('list', range, z.array(listedPaymentSchema)),
  }
}
