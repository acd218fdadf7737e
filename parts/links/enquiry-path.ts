import type { Car } from '#domain/car/car.ts'
import { withParameter } from '#domain/link.ts'
import type { Flags } from '#domain/site/flags.ts'
import type { AskPages, PageView } from '../view-context.ts'
import { hasPage } from './has-page.ts'

const CONTACT = '/contact-us'
const TEST_DRIVE = '/book-test-drive'

/** The pages of a site that ask about a car. Spec 1.05, 2.13, 2.14. */
export function askPagesOf(answers: (path: string) => boolean): AskPages {
  const own = answers('/cars/a/enquire') ? 'car' : undefined
  const shared = answers(CONTACT) ? 'contact' : undefined
  return { enquiry: own ?? shared, testDrive: answers(TEST_DRIVE) }
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
