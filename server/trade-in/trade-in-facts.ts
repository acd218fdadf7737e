import type { TradeInFacts } from '../leads/lead-of.ts'
import type { ValuationStore } from '../store/valuation-store.ts'
import { valuedCarFacts } from './valuation-lead.ts'

/** What a lead says of the valued car that its form names: its address is the buyer's alone, its lead the dealer's. */
export async function tradeInFacts(
  id: string,
  valuations: Pick<ValuationStore, 'valuation'>,
  now: Date,
): Promise<TradeInFacts | undefined> {
  const found = await valuations.valuation(id, now.toISOString())
  if (found?.state.step !== 'done' || found.lead === undefined) return undefined
  return { trade_in: found.lead, ...valuedCarFacts(found.state.lead) }
}
