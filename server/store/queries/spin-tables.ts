/** A spin of an account. Times are ISO text in UTC. */
export type SpinRow = {
  tenant: string
  wheel: string
  account: string
  number: number
  /** Number of its row of `prize_draw`. */
  draw: number
  segment: string
  /** The prize as the buyer read it. */
  prize: string
  /** Whole dollars. */
  value: number
  claim_code: string
  at: string
  lead: string
  claimed_at: string | null
}

/** A draw of a wheel with all that decided it; only ever added to. `n` counts from 1. */
export type PrizeDrawRow = {
  tenant: string
  wheel: string
  n: number
  at: string
  /** Signature of the buyer's number. */
  person: string
  number: number
  terms_version: string
  terms_digest: string
  /** The segments at that moment as JSON, with what was given before: the bytes that the hash is of. */
  prizes: string
  /** Digits of base 16. */
  random: string
  segment: string
  /** Digest of the draw and of the hash before it. */
  hash: string
}

export interface SpinTables {
  spin: SpinRow
  prize_draw: PrizeDrawRow
}
