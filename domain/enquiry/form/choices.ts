import { isPlaceOf } from '../../location/location-block.ts'
import type { WordName } from '../../site/interface-texts.ts'
import type { SiteLocation } from '../../site/site-location.ts'
import type { EnquiryCategory } from '../category.ts'
import type { FormAbout, FormSite } from './about.ts'
import type { FieldOption, NarrowedForm } from './fields.ts'
import type { FormPlan } from './plans.ts'

/** What a category is called. Spec 1.05. */
export const categoryWords: Readonly<Record<EnquiryCategory, WordName>> = {
  'General Enquiry': 'categoryGeneral',
  'New Vehicle Enquiry': 'categoryNew',
  'Demo Vehicle Enquiry': 'categoryDemo',
  'Used Vehicle Enquiry': 'categoryUsed',
  'Test Drive': 'categoryTestDrive',
  'Test Drive Only': 'categoryTestDriveOnly',
  'Request Photos': 'categoryPhotos',
  'Service Booking': 'categoryService',
  'Parts Enquiry': 'categoryParts',
  'Finance Enquiry': 'categoryFinance',
  'Trade-In Valuation': 'categoryTradeIn',
  'Fleet Enquiry': 'categoryFleet',
  'Reserve Online': 'categoryReserve',
  'Online Purchase': 'categoryPurchase',
  'Spin To Win': 'categorySpin',
  'Careers Enquiry': 'categoryCareers',
}

/** The categories to choose from, as a buyer reads them. Spec 5.12. */
export const categoryOptions = (
  categories: readonly EnquiryCategory[],
  { words }: FormSite,
): FieldOption[] => categories.map((value) => ({ value, label: words[categoryWords[value]] }))

// Where nothing is sold, it is about the buyer's own car.
const isAboutStock = ({ locations }: FormPlan): boolean => locations?.includes('sales') ?? true

/**
 * The places that a form is sent to: the one that it is about or where its car stands, unless the address
 * prefers another, else those that the block names, else the visible ones that do this work, or all where none says so. Spec 3.26, 5.12.
 */
export function placesOf(
  plan: FormPlan,
  { locations }: FormSite,
  { locations: slugs = [] }: NarrowedForm,
  { car, location, parameters = {} }: FormAbout,
): readonly SiteLocation[] {
  if (location) return [location]
  const visible = locations.filter((place) => place.visible)
  const { preferredDealership } = parameters
  const isChosen = visible.some(({ id, slug }) => [id, slug].includes(preferredDealership ?? ''))
  const ofCar =
    car && isAboutStock(plan) && !isChosen && visible.find((place) => isPlaceOf(car, place))
  if (ofCar) return [ofCar]
  if (slugs.length > 0) return visible.filter(({ slug }) => slugs.includes(slug))
  const able = visible.filter(
    ({ location_type }) => plan.locations?.includes(location_type) ?? true,
  )
  return able.length > 0 ? able : visible
}

/** Options of places or dealerships. */
export const namedOptions = (
  places: readonly { readonly slug: string; readonly name: string }[],
): FieldOption[] => places.map(({ slug, name }) => ({ value: slug, label: name }))
