import type { Car } from '#domain/car/car.ts'
import { simpleBodies } from '#domain/car/kinds.ts'
import { seededRandom } from './seeded-random.ts'

/** Picks from a list by Zipf's law: the nth item has a weight of 1/n. */
type Pick = <T>(values: readonly T[]) => T

export function zipfPick(random: () => number): Pick {
  const cumulativeWeights = new Map<number, Float64Array>()
  const sumsOf = (length: number): Float64Array => {
    const cached = cumulativeWeights.get(length)
    if (cached) return cached
    const sums = new Float64Array(length)
    let sum = 0
    for (let n = 0; n < length; n++) sums[n] = sum += 1 / (n + 1)
    cumulativeWeights.set(length, sums)
    return sums
  }
  return (values) => {
    const sums = sumsOf(values.length)
    const threshold = random() * (sums.at(-1) ?? 0)
    const value = values[sums.findIndex((sum) => sum >= threshold)]
    if (value === undefined) throw new RangeError('expected at least one value to pick from')
    return value
  }
}

const syllables = ['ka', 'ri', 'to', 'ven', 'sol', 'mar', 'dex', 'lin', 'bor', 'quo', 'zet', 'hal']

/** A distinct made-up name for each number. */
function nameOf(number: number): string {
  let word = ''
  for (let left = number + 20; left > 0; left = Math.floor(left / syllables.length)) {
    word += syllables[left % syllables.length] ?? ''
  }
  return word.charAt(0).toUpperCase() + word.slice(1)
}

const names = (count: number, from: number) =>
  Array.from({ length: count }, (_, n) => nameOf(from + n))

const makes = names(45, 0).map((make, n) => ({
  make,
  models: names(8, 200 + n * 8).map((model, m) => ({
    model,
    body: simpleBodies[(n + m) % 9] ?? 'SUV',
    badges: [...names(6, 900), ...names(3, 910 + ((n * 8 + m) % 120) * 3)],
  })),
}))

const colours = names(40, 2000)
const yards = Array.from({ length: 24 }, (_, n) => ({
  name: `${nameOf(3000 + n)} Motors`,
  city: nameOf(3100 + (n % 18)),
  state: ['QLD', 'NSW', 'VIC', 'SA', 'WA', 'TAS'][n % 6] ?? 'QLD',
  dealer: nameOf(3200 + Math.floor(n / 2)),
}))
const equipment = [
  ...['Apple CarPlay', 'Android Auto', 'Reversing camera', 'Satellite navigation', 'Alloy wheels'],
  ...['Heated front seats', 'Sunroof', 'Tow bar', 'Blind spot monitor', 'Adaptive cruise control'],
  ...['Keyless entry', 'Leather trim', 'Parking sensors', 'Roof racks', 'Bull bar', 'Snorkel'],
]

/** Generated stock with a realistic skew of values, car by car; the same for the same seed. */
export function* benchCars(count: number, seed = 1): Generator<Car> {
  const random = seededRandom(seed)
  const pick = zipfPick(random)
  for (let n = 0; n < count; n++) yield benchCar(n, random, pick)
}

function benchCar(n: number, random: () => number, pick: Pick): Car {
  const { make, models } = pick(makes)
  const { model, body, badges } = pick(models)
  const yard = pick(yards)
  const year = 2026 - Math.floor(random() ** 2 * 20)
  const car_type = year >= 2025 ? pick(['used', 'new', 'demo'] as const) : 'used'
  const maybe = <T>(share: number, value: T) => (random() < share ? value : undefined)
  const price = maybe(0.97, Math.round((4_000 + random() ** 2 * 120_000) / 10) * 10)
  const tag = maybe(0.05, pick(['Test Drive Only', 'Manager Special', 'Runout']))
  const fuel = pick(['Unleaded', 'Diesel', 'Premium Unleaded', 'Hybrid', 'Electric', 'LPG'])
  const simpleFuels = ['Petrol', 'Diesel', 'Hybrid', 'Electric', 'LPG'] as const
  return {
    id: `car-${n}`,
    slug: `car-${n}`,
    name: `${year} ${make} ${model}`,
    make,
    model,
    year,
    car_type,
    body,
    fuel,
    badge: pick(badges),
    series: `MY${year % 100}`,
    colour: pick(colours),
    stocknum: `S${100_000 + n}`,
    item_type: 'car',
    status: pick(['in_stock', 'in_stock', 'in_stock', 'coming_soon'] as const),
    ...(tag !== undefined && { tag }),
    ...(price !== undefined && { price }),
    ...(car_type !== 'new' && { km: Math.floor(random() * 15_000 * (2027 - year)) }),
    seats: pick([5, 7, 2, 4, 8]),
    drive: pick(['FWD', '4WD', 'AWD', 'RWD']),
    simple_fuel: simpleFuels.find((simple) => simple === fuel) ?? 'Petrol',
    simple_body: body,
    simple_transmission: pick(['Automatic', 'Automatic', 'Manual'] as const),
    created_at: new Date(1_790_000_000_000 - Math.floor(random() * 1e10)).toISOString(),
    photos_count: Math.floor(random() * 25),
    standardEquipment: equipment.filter(() => random() < 0.4),
    show_on_dealer_website: true,
    dealership_slug: yard.dealer.toLowerCase(),
    dealership_name: yard.dealer,
    city: yard.city,
    state: yard.state,
    location: { name: yard.name },
  }
}
