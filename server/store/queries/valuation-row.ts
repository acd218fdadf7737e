/** A buyer's valuation; `state` is that of the wizard as JSON. Times are ISO text in UTC. */
export type ValuationRow = {
  tenant: string
  id: string
  version: number
  state: string
  /** Digest of what was posted last. */
  last_post: string | null
  /** The car that is wished for. */
  car: string | null
  created: string
  changed: string
  expires: string
  /** What is to be done beside requests, and until when somebody does it. */
  work: 'look_up' | 'estimate' | null
  lease_until: string | null
  lead: string | null
  estimate_km: number | null
  estimate_asked: string | null
  estimate_at: string | null
  /** Whole dollars. */
  estimate_from: number | null
  estimate_to: number | null
  accepted_at: string | null
  /** The dealer's firm offer: whole dollars, its last day, when it was made. */
  offer_amount: number | null
  offer_until: string | null
  offer_at: string | null
}

/** A picture of a valuation. */
export type ValuationImageRow = {
  tenant: string
  valuation: string
  /** The client's. */
  key: string
  place: number
  name: string
  bytes: number
  width: number
  height: number
  /** Name of its file, which is encrypted with the secret. */
  file: string
  secret: string
  created: string
}
