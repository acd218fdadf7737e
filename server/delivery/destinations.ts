import {
  locationOfLead,
  type RoutedLead,
  type RoutedSite,
  routeOfLead,
} from '#domain/enquiry/route-of-lead.ts'
import type { Contact } from '#domain/site/dealer.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import type { Destination } from '../store/delivery-store.ts'

/** The site of a lead, as its destinations depend on it. */
export interface DestinationSite extends RoutedSite {
  readonly locations: readonly Pick<SiteLocation, 'slug' | 'dealership_id' | 'contact_detail'>[]
  readonly contact: Pick<Contact, 'email'>
}

/**
 * Where a lead goes: each mail address and the webhook of the first route that fits it. Without one, the
 * mail of its location, else that of the site's contact; so there is always at least one. Each address is
 * a delivery of its own: a bounce of one never doubles another. D23.
 */
export function destinationsOf(lead: RoutedLead, site: DestinationSite): readonly Destination[] {
  const route = routeOfLead(lead, site)
  if (!route) return [{ kind: 'mail', to: [mailOfPlace(lead, site)], adf: false }]
  const { mail = [], webhook, adf } = route
  return [
    ...mail.map((to): Destination => ({ kind: 'mail', to: [to], adf })),
    ...(webhook ? [{ kind: 'webhook' as const, url: webhook.url, secret: webhook.secret }] : []),
  ]
}

/** The mail address for a lead that no route takes, and for one whose webhook failed for good. */
export function mailOfPlace(lead: RoutedLead, { locations, contact }: DestinationSite): string {
  const slug = locationOfLead(lead)
  const place = locations.find((location) => location.slug === slug)
  return place?.contact_detail.email ?? contact.email
}
