import type { z } from 'zod'
import type { Car } from '#domain/car/car.ts'
import type { Content } from '#domain/content/collections.ts'
import type { Coordinates } from '#domain/location/distance.ts'
import type { Wheel } from '#domain/prize/wheel.ts'
import type { Records } from '#domain/records.ts'
import type { PageSearch, SearchPort } from '#parts/search/page-search.ts'
import type { PageView, SiteView } from '#parts/view-context.ts'
import type { Block, ForPersonal, ForReading } from './define-block.ts'

/** A car that an account saved. */
export interface SavedCar {
  readonly car: string
  /** Whole dollars. */
  readonly priceWhenSaved?: number
}

/** A car that was valued. D29. */
export interface ValuedCar {
  /** `2019 Toyota Corolla`. */
  readonly vehicle: string
  /** `$21,500 to $24,000` or a firm `$22,500`, and until when; no figure where there is none. */
  readonly figure:
    | {
        readonly text: string
        readonly validity: string
        /** The dealer's firm offer, no estimate. */
        readonly isFirm?: true
      }
    | undefined
  readonly isExpired: boolean
}

/** A buyer's spins of a wheel. D32. */
export interface OwnSpins {
  /** Those that were drawn, the first one first. */
  readonly drawn: readonly OwnSpin[]
  readonly left: number
}

/** A spin that was drawn. Times are ISO text in UTC. */
export interface OwnSpin {
  /** Id of the segment. */
  readonly segment: string
  /** The prize as it was then. */
  readonly prize: string
  readonly claimCode: string
  readonly at: string
  /** When the prize was given. */
  readonly claimedAt: string | undefined
}

/** What was drawn of a site's wheels. */
export interface DrawsPort {
  /** How many prizes of each segment of a wheel were drawn, by the segment's id. */
  given(wheel: string): Promise<ReadonlyMap<string, number>>
  /** Only a personal block knows an account. */
  spinsOf(wheel: Wheel, account: string): Promise<OwnSpins>
}

/** Where blocks get their data. Every port is scoped to the request's tenant. */
export interface Ports extends SearchPort {
  /** The car of an id if it has a page: listed, sold or withdrawn. */
  carById(id: string): Car | undefined
  /** What the site's files say beside its pages: offers, models, texts. */
  readonly content: Content
  /** The instants of the slots of a location that are booked, ISO text in UTC. Spec 7.07. */
  takenSlots(location: string): Promise<ReadonlySet<string>>
  /** The cars that an account saved, the latest first. Only a personal block knows an account. Spec 3.36. */
  savedBy(account: string): Promise<readonly SavedCar[]>
  /** The figure of a valuation by its id, for who has its address; absent on a server that keeps none. */
  valuationById?(id: string): Promise<ValuedCar | undefined>
  /** The draws of wheels; absent on a server that keeps none. Spec 9.20. */
  readonly draws?: DrawsPort
  /** Where a postcode of the site's country is; undefined for anything else. Spec 5.27. */
  placeOf(postcode: string): Promise<Coordinates | undefined>
}

/**
 * The argument of a block's `load`: its props, the records that the page binds (those that it needs in any
 * case), the page's search, the parameters that the block `reads`, and the ports.
 */
export type LoadContext<B> =
  B extends Block<infer Shape, infer Need, infer _Slots, infer Personal, infer Read>
    ? {
        readonly props: z.output<z.ZodObject<Shape, z.core.$strict>>
        readonly site: SiteView
        readonly page: PageView
        readonly search: PageSearch
        readonly ports: Ports
      } & Pick<Records, Need> &
        Partial<Omit<Records, Need>> &
        ForPersonal<Personal> &
        ForReading<Read>
    : never

/** The default export of a block's `load.ts`: runs on the server only, and takes data only from the ports. */
export type Load<B, Data> = (context: LoadContext<B>) => Data | Promise<Data>

/** A `load` that reads the site's files alone. */
export type SiteLoad<B, Data> = (
  context: Pick<LoadContext<B>, 'props' | 'site'> & { readonly ports: Pick<Ports, 'content'> },
) => Data | Promise<Data>
