import type { DeliveryRoute } from '../site/delivery.ts'
import { isCareerEnquiry } from './careers.ts'
import type { EnquiryCategory } from './category.ts'
import type { EnquiryLead } from './enquiry-lead.ts'

/** What of a lead its route depends on. */
export type RoutedLead = Pick<
  EnquiryLead,
  'category' | 'subcategory' | 'location' | 'Service Location' | 'dealership_slug'
>

/** The places of a site and its routes. */
export interface RoutedSite {
  readonly locations: readonly {
    readonly slug: string
    readonly dealership_id?: string | undefined
  }[]
  readonly dealerships: readonly { readonly id: string; readonly slug: string }[]
  readonly delivery: { readonly routes: readonly DeliveryRoute[] }
}

/** The slug of the location that a lead is for: the workshop of a booking, else its location. */
export const locationOfLead = (lead: RoutedLead): string | undefined =>
  lead['Service Location'] ?? lead.location

/** A lead that is for another location from now on, or for none; so is the workshop of a booking. */
export function movedLead(lead: EnquiryLead, to: string | undefined): EnquiryLead {
  const { location: _, 'Service Location': workshop, ...rest } = lead
  if (to === undefined) return rest
  return { ...rest, location: to, ...(workshop !== undefined && { 'Service Location': to }) }
}

/** Slugs by which routes name dealerships: without dealerships every location is one. Spec 3.33. */
export const dealershipSlugs = ({ dealerships, locations }: RoutedSite): string[] =>
  (dealerships.length > 0 ? dealerships : locations).map(({ slug }) => slug)

/** The dealership of the location, whatever the lead says; else what it says. Spec 3.33. */
function dealershipOfLead(lead: RoutedLead, site: RoutedSite): string | undefined {
  const slug = locationOfLead(lead)
  const location = site.locations.find((each) => each.slug === slug)
  if (location && site.dealerships.length === 0) return location.slug
  const dealership = site.dealerships.find(({ id }) => id === location?.dealership_id)
  return dealership?.slug ?? lead.dealership_slug
}

/** A careers enquiry is a general one (Spec 4.31), so routes of both categories fit it. */
const categoriesOfLead = (lead: RoutedLead): readonly EnquiryCategory[] =>
  isCareerEnquiry(lead) ? ['Careers Enquiry', 'General Enquiry'] : [lead.category]

/** Whether a route's conditions all hold for a lead; a condition that is absent always holds. */
function fits(route: DeliveryRoute, lead: RoutedLead, site: RoutedSite): boolean {
  const { categories, locations, dealerships } = route
  const holds = (allowed: readonly string[] | undefined, found: readonly (string | undefined)[]) =>
    !allowed || found.some((name) => name !== undefined && allowed.includes(name))
  return (
    holds(categories, categoriesOfLead(lead)) &&
    holds(locations, [locationOfLead(lead)]) &&
    holds(dealerships, [dealershipOfLead(lead, site)])
  )
}

/** The index in `delivery.routes` of every route that fits a lead; the first takes it. D23. */
export const routesThatFit = (lead: RoutedLead, site: RoutedSite): number[] =>
  site.delivery.routes.flatMap((route, index) => (fits(route, lead, site) ? [index] : []))

/** The route that takes a lead: the first that fits it; undefined where none does. D23. */
export function routeOfLead(lead: RoutedLead, site: RoutedSite): DeliveryRoute | undefined {
  return site.delivery.routes.find((route) => fits(route, lead, site))
}
