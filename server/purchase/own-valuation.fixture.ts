import { newLead } from '../store/new-lead.fixture.ts'
import { newValuation, valuationSteps } from '../store/new-valuation.fixture.ts'
import type { ValuationStore } from '../store/valuation-store.ts'

/** Stores a valuation with a figure, whose lead has a number. */
export async function estimated(
  valuations: ValuationStore,
  { id, phone, now }: { readonly id: string; readonly phone: string; readonly now: Date },
) {
  const { done } = valuationSteps
  if (done.step !== 'done') throw new Error('expected a valuation that is done')
  const [at, later] = [now.toISOString(), new Date(now.getTime() + 1_000).toISOString()]
  const expires = new Date(now.getTime() + 86_400_000).toISOString()
  await valuations.begin(
    newValuation({ id, state: valuationSteps.your_details, created: at, expires }),
  )
  const lead = newLead({ id: `lead-of-${id}`, created: at })
  const wish = { km: 50_000, isAsked: true }
  await valuations.submit(
    id,
    { version: 1, now: at },
    { ...lead, body: { ...lead.body, phone } },
    wish,
    (lead_id) => ({ ...done, lead_id }),
  )
  const work = await valuations.takeWork(id, at, later)
  await valuations.settleEstimate(id, work?.valuation.version ?? 0, at, {
    from: 21_500,
    to: 24_000,
  })
  return { lead: `lead-of-${id}` }
}
