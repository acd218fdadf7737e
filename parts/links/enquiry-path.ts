import type { Car } from '#domain/car/car.ts'
import { onlinePurchase } from '#domain/car/online-purchase.ts'
import { reservable } from '#domain/car/reservable.ts'
import { awaited, isAvailable } from '#domain/car/status.ts'
import { withParameter } from '#domain/link.ts'
import { reserveButtonText } from '#domain/reservation/reserve-button.ts'
import type { Flags } from '#domain/site/flags.ts'
import { purchaseStart } from '../reservation-state/purchase-view.ts'
import type { AskPages, PageView, SiteView } from '../view-context.ts'
import { hasPage } from './has-page.ts'

const CONTACT = '/contact-us'
const TEST_DRIVE = '/book-test-drive'
const OWN_FINANCE = '/personalised/finance'

/** The pages of a site that ask about a car. Spec 1.05, 2.13, 2.14. */
export function askPagesOf(answers: (path: string) => boolean): AskPages {
  const own = answers('/cars/a/enquire') ? 'car' : undefined
  const shared = answers(CONTACT) ? 'contact' : undefined
  return {
    enquiry: own ?? shared,
    testDrive: answers(TEST_DRIVE),
    reserve: answers('/cars/a/checkout'),
    purchase: answers('/checkout-journey'),
    finance: answers(OWN_FINANCE),
  }
}

interface AskingSite {
  readonly askPages: AskPages
}

type AskedCar = Pick<Car, 'id' | 'slug'>

/**
 * Where a car is asked about: the form of that car, else the site's one form, which then begins with it;
 * undefined on a site with neither. Spec 1.05, 2.46.
 */
export function enquiryPath({ id, slug }: AskedCar, { askPages }: AskingSite): string | undefined {
  if (askPages.enquiry === 'car') return `/cars/${slug}/enquire`
  return askPages.enquiry && withParameter(CONTACT, 'car_id', id)
}

/** The same, unless the block names a page of its own, which must be one of the site's. */
export function enquiryPathOf(
  car: AskedCar,
  site: AskingSite,
  page: Pick<PageView, 'answers'>,
  own: string | undefined,
): string | undefined {
  if (own === undefined) return enquiryPath(car, site)
  return hasPage(page, own) ? withParameter(own, 'car_id', car.id) : undefined
}

/** Where a test drive of a car is booked, on a site that has it. Spec 1.05, 2.13, 6.01. */
export const testDrivePath = (
  { id }: Pick<Car, 'id'>,
  { askPages, flags }: AskingSite & { readonly flags: Pick<Flags, 'testDrive'> },
): string | undefined =>
  flags.testDrive && askPages.testDrive ? withParameter(TEST_DRIVE, 'car_id', id) : undefined

/** The same for a car that can be had now: its page has a button for it. */
export const driveButton = (
  car: AskedCar & Parameters<typeof awaited>[0],
  site: Parameters<typeof testDrivePath>[1],
): string | undefined =>
  isAvailable(car) && awaited(car) === undefined ? testDrivePath(car, site) : undefined

/** How a site reserves cars. */
type ReservingSite = Pick<
  SiteView,
  'askPages' | 'checkout' | 'constants' | 'flags' | 'locale' | 'words'
>

/** The page where a car is reserved. Spec 2.03. */
export const checkoutPath = (
  { slug }: Pick<Car, 'slug'>,
  { checkout }: Pick<SiteView, 'checkout'>,
): string => `/cars/${slug}/${checkout.path}`

/** The button that reserves a car, `Reserve Now $200`, on a site that has it. Spec 4.32, 5.34, 9.19, D12. */
export function reserveButton(
  car: Car,
  site: ReservingSite,
): { readonly href: string; readonly text: string } | undefined {
  const { askPages, constants, flags, locale, words } = site
  const deposit = constants.reserveDeposit
  const { eligible } = reservable(car, { enabled: flags.reserveOnline, deposit })
  const text = reserveButtonText(deposit, { reserveNow: words.reserveNow, locale })
  if (!(eligible && askPages.reserve) || text === undefined) return undefined
  return { href: checkoutPath(car, site), text }
}

/** The button that begins to buy a car, on a site that sells it online and takes its deposit. Spec 2.06, 4.30. */
export function buyButton(
  car: Car,
  site: ReservingSite,
): { readonly href: string; readonly text: string } | undefined {
  const { eligible } = onlinePurchase(car, { enabled: site.flags.onlinePurchase })
  const isOffered = eligible && site.askPages.purchase && reserveButton(car, site) !== undefined
  return isOffered ? { href: purchaseStart(car.slug), text: site.words.buyOnline } : undefined
}

/** Where the repayments of a car with an estimate are worked out, on a site that has it. Spec 2.07. */
export const financePath = (
  { id }: Pick<Car, 'id'>,
  { askPages }: AskingSite,
): string | undefined => (askPages.finance ? withParameter(OWN_FINANCE, 'car_id', id) : undefined)
