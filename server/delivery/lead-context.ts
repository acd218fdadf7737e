import type { Car } from '#domain/car/car.ts'
import type { Contact } from '#domain/site/dealer.ts'
import type { Site } from '#domain/site/site.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import type { LeadDelivery } from '../store/delivery-store.ts'
import type { StoredLead } from '../store/stored-lead.ts'
import type { DeliveredValuation } from './delivered-valuation.ts'

/** What deliveries say of the dealer. */
export interface DeliverySite
  extends Pick<Site, 'slug' | 'name' | 'hosts' | 'locale' | 'timeZone' | 'dealerships'> {
  readonly locations: readonly Pick<
    SiteLocation,
    'slug' | 'name' | 'dealership_id' | 'address' | 'contact_detail'
  >[]
  readonly contact: Pick<Contact, 'phone' | 'email'>
}

/** Everything that a delivery is written from. */
export interface LeadContext {
  /** Of the delivery; the same at each attempt. */
  readonly id: string
  readonly lead: StoredLead
  readonly site: DeliverySite
  /** The car as it is now; undefined where the lead names none, or it is gone. */
  readonly car: Car | undefined
  /** The valuation that it came by. */
  readonly valuation?: DeliveredValuation | undefined
  /** The time of the attempt. */
  readonly now: Date
}

/** Where the context of a delivery comes from. */
export interface ContextSources {
  /** Undefined for a tenant that there is no more. */
  siteOf(tenant: string): Promise<DeliverySite | undefined>
  carOf(tenant: string, id: string): Promise<Car | undefined>
  valuationOf?(tenant: string, lead: StoredLead): Promise<DeliveredValuation | undefined>
  readonly clock: () => Date
}

/**
 * The context of a delivery; undefined where its tenant is gone. Without the car, which may have left
 * the stock, the lead says what it is about.
 */
export async function leadContext(
  { tenant, id, lead }: Pick<LeadDelivery, 'tenant' | 'id' | 'lead'>,
  { siteOf, carOf, valuationOf, clock }: ContextSources,
): Promise<LeadContext | undefined> {
  const { car_id } = lead.body
  const [site, car, valuation] = await Promise.all([
    siteOf(tenant),
    car_id === undefined ? undefined : carOf(tenant, car_id).catch(() => undefined),
    valuationOf?.(tenant, lead),
  ])
  return site && { id, lead, site, car, valuation, now: clock() }
}

/** The location that a lead is for; undefined where it names none, or one that the site lost. */
export function placeOfLead({ lead, site }: Pick<LeadContext, 'lead' | 'site'>) {
  const slug = lead.body['Service Location'] ?? lead.body.location
  return site.locations.find((location) => location.slug === slug)
}

/** The address of the car's page; undefined without a car, or where the site has no host of its own. */
export function carPage({ car, site }: Pick<LeadContext, 'car' | 'site'>): string | undefined {
  const [host] = site.hosts
  return car && host !== undefined ? `https://${host}/cars/${car.slug}` : undefined
}
