import type { Car } from '#domain/car/car.ts'
import { generateCaravan } from './demo-caravan.ts'
import { demoGroups } from './demo-groups.ts'
import { generateVehicle } from './demo-vehicle.ts'
import { seededRandom } from './random.ts'
import { withShowcase } from './showcase.ts'
import { type Said, withComments } from './voices/voice.ts'

/** Tenants that have demo stock. */
export const DEMO_TENANTS: readonly string[] = Object.keys(demoGroups)

const FIRST_STOCK_NUMBER = 10_001

const startOfDay = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))

/**
 * Generated stock of a demo tenant: the same cars for the same tenant and day, with dates relative
 * to the start of that day (UTC).
 * @throws RangeError for a tenant without demo stock
 */
export function demoStock(tenant: string, options: { now: Date; count?: number }): Car[] {
  const group = demoGroups[tenant]
  if (!group) {
    throw new RangeError(
      `No demo stock for "${tenant}"; expected one of ${DEMO_TENANTS.join(', ')}.`,
    )
  }
  const now = startOfDay(options.now)
  const said: Said = new Map()
  const cars = Array.from({ length: options.count ?? group.count }, (_, index) => {
    const stocknum = `${group.stockPrefix}${FIRST_STOCK_NUMBER + index}`
    const random = seededRandom(`${tenant} ${stocknum}`)
    const { models = [], share = 0 } = group.caravans ?? {}
    // Spread evenly over the stock, the last of each interval.
    const isCaravan = Math.floor((index + 1) * share) > Math.floor(index * share)
    const caravan = isCaravan && random.weighted(models, ({ weight }) => weight)
    const car = caravan
      ? generateCaravan(stocknum, caravan, { group, now }, random)
      : generateVehicle(stocknum, group, now, random)
    const location = group.locations.find(({ slug }) => slug === car.location_id)
    return location ? withComments(car, { voice: group.voice, location, said }, random) : car
  })
  return withShowcase(tenant, cars, group.count)
}
