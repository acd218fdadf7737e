import type { DetailsField } from '#domain/account/my-details.ts'
import type { SignInQuery } from '#domain/account/sign-in-path.ts'
import type { SignInProblem } from '#domain/account/sign-in-problem.ts'
import type { Words } from '#domain/site/interface-texts.ts'
import type { Look } from '#domain/site/look-axes.ts'
import type { Site } from '#domain/site/site.ts'
import type { Theme } from '#domain/site/theme.ts'
import type { AppointmentView } from './appointment-state/appointment-view.ts'
import type { CheckoutView } from './reservation-state/checkout-view.ts'
import type { OnlinePaymentView } from './reservation-state/payment-view.ts'
import type { PurchaseView } from './reservation-state/purchase-view.ts'
import type { ReservationView } from './reservation-state/reservation-view.ts'
import type { Crumb } from './structured-data/list-data.ts'
import type { ValuationView } from './valuation/valuation-view.ts'

/** The pages of a site that ask about a car, found once: cards are kept by car and know no page. */
export interface AskPages {
  /** The page of a car's own form, or the one page for everything. */
  readonly enquiry: 'car' | 'contact' | undefined
  readonly testDrive: boolean
  /** Cars can be reserved. */
  readonly reserve: boolean
  /** Used cars can be bought online. */
  readonly purchase: boolean
  /** The repayments of one car have a page. */
  readonly finance: boolean
}

/** The site as every view gets it: its file with defaults, without the server's settings. */
export type SiteView = Omit<
  Site,
  '$schema' | 'stockFilter' | 'wording' | 'delivery' | 'look' | 'theme'
> & {
  /** The variant of every part of a page: the site's own or its template's. */
  readonly look: Look
  /** The site's theme over its template's. */
  readonly theme: Theme
  /** The pages of the site that ask about a car. */
  readonly askPages: AskPages
  /** Every text of the interface: the site's own or the default. */
  readonly words: Words
}

/**
 * A form that was sent without script and not taken: what its block shows again. It holds what one person
 * typed, so it is only in the answer to that POST, which no cache stores.
 */
export interface FormReturn {
  /** Id of the block whose form it is. */
  readonly block: string
  /** What was typed, by the field's name; not checked, so it is shown and never trusted. */
  readonly values: Readonly<Record<string, string | readonly string[]>>
  /** A sentence for each field that cannot be accepted. */
  readonly faults: Readonly<Record<string, string>>
  /** Why the form as a whole was not taken, as a sentence. */
  readonly failure?: string
  /** The code of that failure (D22), such as `slot_taken`. */
  readonly code?: string
  /** Free appointments near one that was taken, `2026-11-26T10:30` in the location's time. */
  readonly slots?: readonly string[]
}

/** An enquiry of the buyer who is shown it. */
export interface OwnEnquiry {
  readonly id: string
  /** `Used Vehicle Enquiry`. */
  readonly category: string
  /** When it was sent, ISO text. */
  readonly created: string
  /** The car in words, and its page, where it still has one. */
  readonly car: { readonly name: string; readonly href: string | undefined } | undefined
  /** Name of the location. */
  readonly place: string | undefined
  /** When the booking begins, ISO text. */
  readonly startsAt: string | undefined
}

/** A buyer's own page: only on the page of one visitor, which no cache stores. */
export interface MyDetailsView {
  /** The verified number, E.164. */
  readonly phone: string
  /** As stored, or as typed where it was not taken. */
  readonly values: Readonly<Record<DetailsField, string>>
  /** A sentence for each field that cannot be accepted. */
  readonly faults: Readonly<Partial<Record<DetailsField, string>>>
  /** They were just stored. */
  readonly isSaved: boolean
  /** The latest first. */
  readonly enquiries: readonly OwnEnquiry[]
}

/** Where a visitor is in signing in: only on the page of one visitor, which no cache stores. FLOWS 6. */
export interface SignInView {
  readonly step: 'number' | 'code' | 'signed_in'
  /** What the address says, all paths within this site. */
  readonly query: SignInQuery
  /** As it was typed, or E.164; not checked, so it is shown and never trusted. */
  readonly phone: string
  /** When another code may be asked for, ISO text. */
  readonly retryAt: string | undefined
  readonly problem: SignInProblem | undefined
}

/**
 * The page as every view gets it. It has neither host nor query: most blocks are rendered once for
 * all visitors of a path, so nothing from one visitor's URL may reach them.
 */
export interface PageView {
  /** Path without query: `/search/used-cars`. */
  readonly path: string
  /** The matched route: `/search/:scope`. */
  readonly route: string
  /** Ids of all live blocks of the page, separated by spaces. */
  readonly liveBlocks: string
  /** The time that the page is rendered for, ISO 8601 in UTC. */
  readonly now: string
  /** Only in the answer to a form that was not taken. */
  readonly form?: FormReturn
  /** Only on the page of sign-in as the server sends it. */
  readonly signIn?: SignInView
  /** Only on the page of a buyer's details as the server sends it. */
  readonly myDetails?: MyDetailsView
  /** Only on the pages of one valuation as the server sends them. */
  readonly valuation?: ValuationView
  /** Only on the page of a car that is reserved as the server sends it. */
  readonly checkout?: CheckoutView
  /** Only on the page of one appointment as the server sends it. */
  readonly appointment?: AppointmentView
  /** Only on the pages of one purchase as the server sends them. */
  readonly purchase?: PurchaseView
  /** Only on the page of one reservation as the server sends it. */
  readonly reservation?: ReservationView
  /** Only on the pages of online payments as the server sends them. */
  readonly payment?: OnlinePaymentView
  /** The way to this page from the home page, both included; empty on the home page itself. */
  crumbs(): readonly Crumb[]
  /** Whether `path` is the path of this page. */
  isCurrent(path: string): boolean
  /**
   * Whether the site has a page for a path without query: a link to one that it lacks is left out. True
   * also for a record that does not exist, such as an unknown car.
   */
  answers(path: string): boolean
}
