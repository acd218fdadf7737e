import type { Car } from '#domain/car/car.ts'
import { isFree } from '#domain/car/status.ts'

/** A state that chance gives no demo car: the first car of the second half that is for sale and fits has these fields. */
interface Shown {
  fits(car: Car): boolean
  readonly fields: Readonly<Partial<Car>>
}

const isHybrid = ({ simple_fuel }: Car) => simple_fuel === 'Hybrid'
const isCaravan = ({ item_type }: Car) => item_type === 'caravan'
const isElectric = ({ simple_fuel }: Car) => simple_fuel === 'Electric'
const isUsedCar = ({ item_type, car_type }: Car) => item_type === 'car' && car_type === 'used'

const showcases: Readonly<Record<string, readonly Shown[]>> = {
  harbour: [
    { fits: isUsedCar, fields: { status: 'withdrawn' } },
    { fits: isHybrid, fields: { reserved: true } },
  ],
  kiwi: [{ fits: isHybrid, fields: { reserved: true } }],
  outback: [
    { fits: isCaravan, fields: { private_suburb: 'Highfields', private_postcode: '4352' } },
  ],
  volt: [{ fits: isElectric, fields: { subscription_price: 389 } }],
}

/** Of used cars for sale every so many have a history report, and every so many a video. */
const REPORT_EVERY = 3
const VIDEO_EVERY = 7

/**
 * A demo stock in which each state occurs that a page can show and chance would not give: withdrawn, a
 * reserved hybrid, a private listing, a subscription; and cars with a history report and a video. `count`
 * is the size of the whole stock.
 */
export function withShowcase(tenant: string, cars: readonly Car[], count: number): Car[] {
  const secondHalf = cars.slice(Math.floor(count / 2))
  const shown = new Map<Car, Shown>()
  for (const state of showcases[tenant] ?? []) {
    const car = secondHalf.find((one) => !shown.has(one) && isForSale(one) && state.fits(one))
    if (car) shown.set(car, state)
  }
  let used = 0
  return cars.map((car) => {
    if (!isUsedCar(car) || !isFree(car)) return { ...car, ...shown.get(car)?.fields }
    used += 1
    return {
      ...car,
      ...(used % REPORT_EVERY === 0 && { file: `https://www.example.com/history/${car.id}` }),
      ...(used % VIDEO_EVERY === 0 && { video: `https://www.example.com/video/${car.id}` }),
      ...shown.get(car)?.fields,
    }
  })
}

const isForSale = (car: Car): boolean =>
  isFree(car) && car.status === 'in_stock' && car.price !== undefined && !car.before_price
