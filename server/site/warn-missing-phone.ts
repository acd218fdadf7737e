import { carPhone } from '#domain/location/car-phone.ts'
import type { PageMatch } from '../pages/find-page.ts'
import type { SiteServices } from './services.ts'

const warned = new WeakMap<SiteServices, Set<string>>()

/** Warns of a car without a phone number to call, once per car and process (Spec 8.08, D16). */
export function warnMissingPhone({ tenant, bindings }: PageMatch, services: SiteServices): void {
  const { car } = bindings.records
  if (!car || carPhone(car, tenant.site.contact)) return
  const known = warned.get(services) ?? new Set()
  warned.set(services, known)
  const name = `${tenant.slug} ${car.id}`
  if (known.has(name)) return
  known.add(name)
  services.log.warn('car_without_phone', {
    tenant: tenant.slug,
    car: car.slug,
    text: 'Its page has no call button: give contact.phoneNew, phoneUsed or phoneOverride in site.json, or a phone for its yard.',
  })
}
