import type { ValuationLead } from '#domain/trade-in/valuation-lead.ts'

/** The valuation that a lead came by, as deliveries say it. Spec 3.42-3.44. */
export interface DeliveredValuation {
  readonly car: ValuationLead
  /** `$21,500 to $24,000`; absent without one. */
  readonly figure?: string
  /** Its last day, `2026-12-01`. */
  readonly validUntil?: string
  /** How many photos had arrived. */
  readonly photos: number
  /** A page with them, which needs no sign-in and ends after 14 days; absent where the site has no host. */
  readonly photosUrl?: string
}
