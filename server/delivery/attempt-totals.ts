import type { AttemptOutcome, DeliveryKind } from '../store/delivery-store.ts'

export interface AttemptTotal {
  readonly kind: DeliveryKind
  readonly outcome: AttemptOutcome
  readonly count: number
}

/** Counts attempts by kind and outcome. */
export class AttemptTotals {
  readonly #counts = new Map<string, AttemptTotal>()

  add(kind: DeliveryKind, outcome: AttemptOutcome): void {
    const key = `${kind} ${outcome}`
    const count = (this.#counts.get(key)?.count ?? 0) + 1
    this.#counts.set(key, { kind, outcome, count })
  }

  read(): readonly AttemptTotal[] {
    return [...this.#counts.values()]
  }
}
