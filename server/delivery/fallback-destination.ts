import type { Destination, LeadDelivery } from '../store/delivery-store.ts'
import { type DestinationSite, mailOfPlace } from './destinations.ts'

/**
 * Where a lead goes whose delivery has failed for good: one of a webhook is mailed to its location, else
 * to the site's contact; a mail has no replacement, nor has a site that is gone. D23.
 */
export function fallbackDestination(
  { destination, lead }: Pick<LeadDelivery, 'destination' | 'lead'>,
  site: DestinationSite | undefined,
): Destination | undefined {
  if (destination.kind !== 'webhook' || !site) return undefined
  return { kind: 'mail', to: [mailOfPlace(lead.body, site)], adf: false }
}
