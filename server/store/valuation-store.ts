import type { ValueRange } from '#domain/trade-in/trade-in-estimate.ts'
import type { WizardState } from '#domain/trade-in/valuation-wizard-state.ts'
import type { Actor } from './audit-log.ts'
import type { NewLead } from './lead-store.ts'
import type { NewMessage } from './stored-message.ts'

/** A figure for a car: asked for, come, or come without a range. */
export interface StoredEstimate {
  /** The odometer that it is for, km. */
  readonly km: number
  /** When it was asked for, ISO text; undefined where it waits, or needed no question. */
  readonly asked: string | undefined
  /** When it came, or it was clear that none comes, ISO text; undefined until then. */
  readonly at: string | undefined
  /** Whole dollars; undefined where there is none. */
  readonly range: ValueRange | undefined
}

/** A buyer's valuation on its way. Times are ISO text in UTC. */
export interface Valuation {
  readonly id: string
  /** Grows with every change. */
  readonly version: number
  readonly state: WizardState
  /** What was posted last, as its digest: the same again is no other answer. */
  readonly lastPost: string | undefined
  /** The car that the buyer would have for it. */
  readonly car: string | undefined
  readonly created: string
  readonly changed: string
  /** Its address works until then. */
  readonly expires: string
  readonly lead: string | undefined
  readonly estimate: StoredEstimate | undefined
  readonly acceptedAt: string | undefined
  readonly offer: FirmOffer | undefined
  /** How many pictures the buyer sent; only in a list. */
  readonly pictures?: number
}

/** What a dealer pays for a car. */
export interface FirmOffer {
  /** Whole dollars. */
  readonly amount: number
  /** Its last day, `2026-12-01`. */
  readonly until: string
  /** ISO text. */
  readonly madeAt: string
}

/** A firm offer as it is made, with what is stored in the same transaction. */
export interface NewOffer {
  readonly offer: FirmOffer
  /** `madeAt` of the offer that was seen; undefined where there was none. */
  readonly seen: string | undefined
  readonly by: Actor
  /** What the buyer is sent, of the valuation with its offer. */
  readonly messageOf: (valuation: Valuation) => NewMessage
}

export type NewValuation = Pick<Valuation, 'id' | 'state' | 'car' | 'created' | 'expires'>

/** An estimate that is wished for. */
export interface EstimateWish {
  readonly km: number
  /** Whether a provider is asked; without it there is no figure. */
  readonly isAsked: boolean
}

/** A valuation for which something is to be done. */
export interface OpenValuation {
  readonly tenant: string
  readonly id: string
}

/** A step that was answered. */
export interface Answered {
  /** The version that it answers. */
  readonly version: number
  readonly now: string
  readonly lastPost?: string
}

/** What is to be done for a valuation beside its requests. */
export type ValuationWork =
  /** To look the car up, or what was chosen of several. */
  | { readonly kind: 'look_up'; readonly valuation: Valuation }
  /** To ask for the estimate: it was not asked for yet, and is not asked for again. */
  | { readonly kind: 'estimate'; readonly valuation: Valuation }

/** One tenant's valuations. Every function rejects with StoreError. Spec 4.22, FLOWS 8. */
export interface ValuationStore {
  /** Begins one; resolves when it is on disk. */
  begin(valuation: NewValuation): Promise<void>
  /** One that has not expired. */
  valuation(id: string, now: string): Promise<Valuation | undefined>
  /** Those that made a lead, the latest first, expired or not, each with the number of its pictures. */
  listed(limit: number): Promise<readonly Valuation[]>
  /**
   * Stores a firm offer in place of an earlier one; `stale` where that is another than the one that was seen: then
   * nothing is stored. Without a valuation where there is none with a lead.
   */
  offer(
    id: string,
    made: NewOffer,
  ): Promise<{ readonly state: 'made' | 'stale'; readonly valuation: Valuation | undefined }>
  /** Those with a figure whose lead has this number, E.164, the latest first, that have not expired. */
  ofPhone(phone: string, now: string): Promise<Valuation[]>
  /** The latest that made this lead, expired or not. */
  ofLead(lead: string): Promise<Valuation | undefined>
  /** Stores a step's answer; false where the valuation has another version: then nothing is stored. */
  advance(id: string, answered: Answered, state: WizardState): Promise<boolean>
  /**
   * Stores the lead of a valuation, with its deliveries, and the valuation that is done, in one transaction (D23).
   * @returns id of the lead; undefined where the valuation has another version: then nothing is stored
   */
  submit(
    id: string,
    answered: Answered,
    lead: NewLead,
    wish: EstimateWish,
    done: (lead: string) => WizardState,
  ): Promise<{ readonly lead: string; readonly isNew: boolean } | undefined>
  /** Has another estimate asked for; false where the valuation has another version. */
  askAgain(id: string, answered: Answered, wish: EstimateWish): Promise<boolean>
  /**
   * The offer is accepted, in the lead too; whether it is for the first time. Undefined without lead or figure.
   * Spec 4.21.
   */
  accept(
    id: string,
    now: string,
    change: { readonly subcategory: string; readonly form_completed: boolean },
  ): Promise<{ readonly lead: string; readonly isFirst: boolean } | undefined>
  /**
   * Takes what is to be done for a valuation, until a moment; undefined where there is nothing, or somebody does
   * it. An estimate is given out once, whatever becomes of it: what nobody answered in time has none.
   */
  takeWork(id: string, now: string, until: string): Promise<ValuationWork | undefined>
  /** Stores an estimate, or that there is none; false where it is not the one that is waited for. */
  settleEstimate(
    id: string,
    version: number,
    now: string,
    range: ValueRange | undefined,
  ): Promise<boolean>
}
