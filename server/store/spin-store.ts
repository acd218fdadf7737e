import type { Prize } from '#domain/prize/draw.ts'
import type { AuditedDraw } from '#domain/prize/replay.ts'
import type { Segment } from '#domain/prize/wheel.ts'
import type { Actor } from './audit-log.ts'
import type { NewLead } from './lead-store.ts'
import type { NewMessage } from './stored-message.ts'

/** A spin that was drawn, with its prize as it was then. Times are ISO text in UTC. */
export interface Spin {
  readonly wheel: string
  /** 1, or 2 for that of a deposit. */
  readonly number: number
  /** Id of the segment. */
  readonly segment: string
  readonly prize: string
  /** Whole dollars. */
  readonly value: number
  /** What the winner shows: `W-5N3R-82QK`. */
  readonly claimCode: string
  readonly at: string
  /** When a person of the staff gave the prize. */
  readonly claimedAt: string | undefined
}

/** The terms that a spin was made by. */
export interface SpinTerms {
  readonly version: string
  /** Digest of their text. */
  readonly digest: string
}

/** A wish to spin, with everything that is stored in the same transaction. */
export interface NewSpin {
  readonly wheel: string
  readonly account: string
  /** Signature of the buyer's number: a deleted account leaves it, so that nobody spins anew by deleting one. */
  readonly person: string
  /** The spin that is wished for: the one after those that were drawn. */
  readonly number: number
  readonly segments: readonly Pick<Segment, 'id' | 'label' | 'value' | 'weight' | 'stock'>[]
  readonly terms: SpinTerms
  readonly claimCode: string
  /** ISO text in UTC. */
  readonly now: string
  /** See `drawPrize`. */
  readonly random: () => string
  /** What follows from the spin: a lead for the dealer, and a message to the buyer. */
  readonly follow: (spin: Spin) => {
    readonly lead: NewLead
    readonly message: Omit<NewMessage, 'tenant'>
  }
}

/** What became of a wish to spin. */
export type Spun =
  | { readonly state: 'drawn'; readonly spin: Spin }
  /** This spin of the account was drawn before. */
  | { readonly state: 'known'; readonly spin: Spin }
  /** It is not the next one of this person. */
  | { readonly state: 'not_next' }
  | { readonly state: 'no_prizes_left' }

/** A draw as it was written down, in the order of a wheel's audit. */
export interface StoredDraw extends AuditedDraw {
  readonly at: string
  readonly number: number
  readonly terms: SpinTerms
  readonly prizes: readonly (Prize & Pick<Segment, 'label' | 'value'>)[]
  readonly hash: string
  /** Whether the hash is that of the draw and the one before it. */
  readonly isChained: boolean
  /** The segment that the buyer was told; undefined where the account was deleted. */
  readonly told: string | undefined
}

/** One tenant's spins of its wheels. Every function rejects with StoreError. Spec 9.20, D32. */
export interface SpinStore {
  /**
   * Draws a prize and stores the spin with its audit, lead and message, in one transaction. Of concurrent wishes of
   * any process one is drawn for each spin of an account, and no segment gives more than its stock.
   */
  spin(wish: NewSpin): Promise<Spun>
  /** An account's spins of a wheel, the first one first. */
  ofAccount(wheel: string, account: string): Promise<Spin[]>
  /** How many prizes of each segment were drawn, by its id. */
  given(wheel: string): Promise<ReadonlyMap<string, number>>
  byCode(claimCode: string): Promise<Spin | undefined>
  /** Marks a prize as given, and tells the audit log; false where it was given before, or there is none. */
  give(claimCode: string, by: Actor): Promise<boolean>
  /** The wheels with a draw. */
  wheels(): Promise<string[]>
  /** Every draw of a wheel, the first one first. */
  draws(wheel: string): AsyncIterable<StoredDraw>
}
