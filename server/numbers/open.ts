import { dayAfter, dayStart } from '#domain/calendar.ts'
import { carName } from '#domain/car/name.ts'
import { calendarDay } from '#domain/format.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { type Figures, figureNames, figures, numbersOf } from '#domain/tracking/numbers.ts'
import type { Capability, Tools } from '../capability.ts'
import { csvLine } from '../csv-line.ts'
import { staffEndpoint } from '../staff/host/staff-endpoint.ts'
import type { Store } from '../store/store.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { shownTenant } from '../tenants/tenant-of.ts'

const MOST_CARS = 100

interface Range {
  readonly from: string
  readonly to: string
}

/** What visitors of a site did, by day, car and source. */
export default function openNumbers({ services }: Tools): Capability {
  async function carsOf(tenant: Tenant) {
    const { uncached } = await services.stock.of(tenant)
    return (id: string) => uncached.carById(id)
  }
  return {
    staffEndpoints: [
      staffEndpoint('GET /:site/numbers', async ({ store, site, query }) => {
        const tenant = await shownTenant(services.directory, site.slug)
        const carById = await carsOf(tenant)
        const found = numbersOf(...(await countedIn(store, tenant, query)), query)
        return {
          ...mutable(found),
          cars: found.cars.slice(0, MOST_CARS).map((each) => {
            const car = carById(each.id)
            return { ...each, ...(car && { name: carName(car), path: `/cars/${car.slug}` }) }
          }),
          is_measured: tenant.site.tracking.events,
        }
      }),
      staffEndpoint('GET /:site/numbers-export', async ({ store, site, query }) => {
        const tenant = await shownTenant(services.directory, site.slug)
        const carById = await carsOf(tenant)
        const [counts, leads] = await countedIn(store, tenant, query)
        const lines = [csvLine(['Day', 'Car', 'Name', ...figureNames.map((name) => figures[name])])]
        const days = new Set([...counts, ...leads].map(({ day }) => day))
        for (const day of [...days].sort()) {
          const ofDay = <Each extends { day: string }>(all: readonly Each[]) =>
            all.filter((each) => each.day === day)
          const { cars, total } = numbersOf(ofDay(counts), ofDay(leads), { from: day, to: day })
          for (const { id, ...each } of cars) {
            const car = carById(id)
            lines.push(csvLine([day, id, car && carName(car), ...cells(each)]))
          }
          lines.push(csvLine([day, '', 'All', ...cells(total)]))
        }
        const name = `numbers-${site.slug}-${query.from}-${query.to}.csv`
        return { name, csv: `${lines.join('\r\n')}\r\n` }
      }),
    ],
  }
}

const cells = (of: Figures): number[] => figureNames.map((name) => of[name])

type Answer = StaffAnswer<'GET /:site/numbers'>

const mutable = ({
  days,
  sources,
  total,
}: ReturnType<typeof numbersOf>): Pick<Answer, 'days' | 'sources' | 'total'> => ({
  days: [...days],
  sources: [...sources],
  total,
})

/** Counters and leads of the days of a range, which are those of the site's calendar. */
async function countedIn(
  store: Pick<Store, 'events' | 'leads'>,
  { slug, site: { timeZone } }: Tenant,
  { from, to }: Range,
) {
  const instant = (day: string) => (dayStart(day, timeZone) ?? new Date(0)).toISOString()
  const counts = await store.events(slug).counts({ from, to })
  const leads = await store
    .leads(slug)
    .origins({ from: instant(from), to: instant(dayAfter(to, 1)) })
  return [
    counts,
    leads.map(({ created, car, source }) => ({
      day: calendarDay(new Date(created), timeZone),
      carId: car,
      source,
    })),
  ] as const
}
