import type { OwnEnquiry } from '#parts/view-context.ts'
import type { PageMatch } from '../pages/find-page.ts'
import type { StoredLead } from '../store/stored-lead.ts'

/** Leads as their buyer is shown them: what was asked and booked, by today's names. */
export const ownEnquiries = (
  leads: readonly StoredLead[],
  { tenant, stock }: Pick<PageMatch, 'tenant' | 'stock'>,
): OwnEnquiry[] =>
  leads.map(({ id, created, body, appointment }) => {
    const { car_id, location } = body
    const car = car_id === undefined ? undefined : stock.search.carById(car_id)
    const written = [body['Vehicle Make'], body['Vehicle Model']].filter(Boolean).join(' ')
    const slug = appointment?.location ?? body['Service Location'] ?? location
    const name = car?.name ?? written
    const isShown = car !== undefined && car.status !== 'withdrawn'
    return {
      id,
      created,
      category: body.category,
      car: name === '' ? undefined : { name, href: isShown ? `/cars/${car.slug}` : undefined },
      place: tenant.site.locations.find((place) => place.slug === slug)?.name,
      startsAt: appointment?.startsAt,
    }
  })
