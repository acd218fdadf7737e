import { z } from 'zod'
import { withoutAbsent } from '#domain/absence.ts'
import type { ValueRange } from '#domain/trade-in/trade-in-estimate.ts'
import { lookupAnswerSchema } from '#domain/trade-in/valued-vehicle.ts'
import { type ProviderCall, ProviderError, providerCall } from '../../providers/provider-call.ts'
import { guards } from '../../providers/provider-guards.ts'
import type { ValuationProvider } from './provider.ts'

export interface EvalExpertSettings {
  /** Where the calls of section 7 are, without a path. */
  readonly url: string
  readonly key: string
  /**
   * Which members of the answer to `update-eval` are the lower and the upper value, dollars: the specification
   * names none. Without them the dealer sends the figure.
   */
  readonly valueFields: readonly [from: string, to: string] | undefined
}

/** Spec 7.11-7.15: their names are those of the provider. */
export function evalExpertProvider(
  { url, key, valueFields }: EvalExpertSettings,
  /** Milliseconds of one call; default 15,000. */
  withinMs?: number,
): ValuationProvider {
  const call = (path: string, body: NonNullable<ProviderCall['body']>, signal: AbortSignal) =>
    providerCall({ url: new URL(path, url), key, body, withinMs }, signal)
  const guard = guards()
  return {
    lookUp: ({ rego, state }, signal) =>
      guard.asking(signal, async () =>
        read(lookupAnswerSchema, await call('/api/eval-expert/enter-vin', { rego, state }, signal)),
      ),
    choose: ({ vin = '', description: desc }, signal) =>
      guard.asking(signal, async () =>
        read(
          lookupAnswerSchema,
          await call('/api/eval-expert/manual-entry', { vin, desc }, signal),
        ),
      ),
    sendPicture: ({ evalId, name, type, bytes }, signal) =>
      guard.once(signal, async () => {
        const form = new FormData()
        form.set('evalid', evalId)
        form.set('file', new Blob([bytes], { type }), name)
        await call('/api/eval-expert/image-upload', form, signal)
      }),
    estimate: ({ evalId: evalid, km, userEmail, name, email, phone }, signal) =>
      guard.once(signal, async () => {
        const question = { evalid, km, userEmail, cName: name, cEmail: email, cPhone: phone }
        const answer = await call('/api/eval-expert/update-eval', question, signal)
        return rangeOf(answer, valueFields)
      }),
    save: (valuation, signal) =>
      guard.once(signal, async () => {
        await call('/api/miscellaneous', { ...valuation, column_name: 'valuation' }, signal)
      }),
  }
}

/** @throws ProviderError */
function read<Answer>(schema: z.ZodType<Answer>, answer: unknown): Answer {
  const found = schema.safeParse(answer)
  if (found.success) return found.data
  throw new ProviderError('unreadable', 'another shape')
}

const dollars = z.coerce.number().positive()

/** The first entry counts. Spec 7.15. */
function rangeOf(
  answer: unknown,
  fields: EvalExpertSettings['valueFields'],
): ValueRange | undefined {
  const entries = read(z.array(z.record(z.string(), z.unknown())), answer)
  const first: unknown = withoutAbsent(entries[0])
  if (!fields || !first) return undefined
  const range = z
    .object({ [fields[0]]: dollars, [fields[1]]: dollars })
    .transform((found) => ({ from: found[fields[0]] ?? 0, to: found[fields[1]] ?? 0 }))
    .safeParse(first)
  return range.data && { from: Math.round(range.data.from), to: Math.round(range.data.to) }
}
