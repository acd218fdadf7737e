import { Hono } from 'hono'
import type { z } from 'zod'
import { ProviderError } from '../../providers/provider-call.ts'
import {
  type Bank,
  bankOrderSchema,
  bankQuestions,
  bankRangeSchema,
  bankRefSchema,
} from './bank.ts'

/** What a sandbox bank in a process of its own is asked by `bankClient`. */
export function bankApi(bank: Bank): Hono {
  const app = new Hono()
  const answer = <Question>(
    what: string,
    schema: z.ZodType<Question>,
    answered: (question: Question) => Promise<unknown>,
  ) =>
    app.post(`/api/${what}`, async (c) => c.json(await answered(schema.parse(await c.req.json()))))
  answer('begin', bankOrderSchema, bank.begin)
  answer('list', bankRangeSchema, bank.list)
  for (const question of bankQuestions) {
    answer(question, bankRefSchema, (ref) => bank.ask(question, ref))
  }
  app.onError((cause, c) => {
    if (!(cause instanceof ProviderError)) return c.json({ error: cause.message }, 500)
    return c.json({ error: cause.fault }, cause.isUnknown ? 504 : 409)
  })
  return app
}
