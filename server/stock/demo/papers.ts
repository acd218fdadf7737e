import type { Car } from '#domain/car/car.ts'
import { DAY_MS } from '#domain/units.ts'
import type { Random } from './random.ts'
import { inventVin } from './vin.ts'

const LETTERS = [...'ABCDEFGHJKLMNPQRSTUVWXYZ']
const DIGITS = [...'0123456789']

// World manufacturer identifiers of the works that supply Australia.
const makers: Record<string, string> = {
  ...{ Toyota: 'JTM', Mazda: 'JM0', Hyundai: 'KMH', Kia: 'KNA', Ford: 'MPB', Isuzu: 'MPA' },
  ...{ Mitsubishi: 'MMA', Subaru: 'JF2', MG: 'LSJ', Nissan: 'JN1', Volkswagen: 'WVW' },
  ...{ Holden: '6G1', Honda: 'JHM', Suzuki: 'JSA', Tesla: 'LRW', Jeep: '1C4' },
}

function spelled(shape: string, random: Random): string {
  return [...shape].map((sign) => random.pick(sign === 'A' ? LETTERS : DIGITS)).join('')
}

type Papers = Pick<
  Car,
  'vin' | 'regplate' | 'rego_expiry' | 'build_date' | 'compliance_date' | 'has_nvic'
>

/** VIN, plates and registration; a new car is not registered yet. */
export function inventPapers(
  car: Pick<Car, 'make' | 'car_type' | 'year'>,
  { now, country }: { now: Date; country: 'AU' | 'NZ' },
  random: Random,
): Papers {
  const month = String(random.whole(1, now.getUTCMonth() + 1)).padStart(2, '0')
  const built = `${car.year ?? now.getUTCFullYear()}-${month}`
  const expiry = new Date(now.getTime() + random.whole(-20, 330) * DAY_MS)
  const plate = country === 'NZ' ? 'AAA000' : random.pick(['000AA0', '000AAA'])
  return {
    vin: inventVin(makers[car.make] ?? 'JN1', random),
    ...{ build_date: built, compliance_date: built, has_nvic: country === 'AU' },
    ...(car.car_type !== 'new' && {
      regplate: spelled(plate, random),
      rego_expiry: expiry.toISOString().slice(0, 'yyyy-mm-dd'.length),
    }),
  }
}
