import type { Car } from '#domain/car/car.ts'
import type { Country } from '#domain/contact/country.ts'
import { DAY_MS } from '#domain/units.ts'
import type { Random } from './random.ts'
import { generateVin } from './vin.ts'

const LETTERS = [...'ABCDEFGHJKLMNPQRSTUVWXYZ']
const DIGITS = [...'0123456789']

// World manufacturer identifiers of the plants that supply Australia.
const manufacturerIds: Record<string, string> = {
  Toyota: 'JTM',
  Mazda: 'JM0',
  Hyundai: 'KMH',
  Kia: 'KNA',
  Ford: 'MPB',
  Isuzu: 'MPA',
  Mitsubishi: 'MMA',
  Subaru: 'JF2',
  MG: 'LSJ',
  Nissan: 'JN1',
  Volkswagen: 'WVW',
  Holden: '6G1',
  Honda: 'JHM',
  Suzuki: 'JSA',
  Tesla: 'LRW',
  Jeep: '1C4',
}

const americanIds: Record<string, string> = {
  Ford: '1FT',
  Chevrolet: '1GC',
  Ram: '1C6',
  Nissan: '1N4',
  Toyota: '4T1',
  Honda: '2HG',
  Subaru: '4S4',
  Hyundai: 'KM8',
  Jeep: '1C4',
  Dodge: '2C4',
  Mazda: 'JM1',
}

const manufacturerIdOf = (make: string, country: Country) =>
  (country === 'US' ? americanIds[make] : manufacturerIds[make]) ?? 'JN1'

/** A plate in a format of `A` for a letter and `0` for a digit. */
function plateOf(format: string, random: Random): string {
  return [...format].map((place) => random.pick(place === 'A' ? LETTERS : DIGITS)).join('')
}

type RegistrationFields = Pick<
  Car,
  'vin' | 'regplate' | 'rego_expiry' | 'build_date' | 'compliance_date' | 'has_nvic'
>

/**
 * VIN, build and compliance dates, plate and expiry; a new car has no registration yet, and in the
 * United States the plates stay with the seller.
 */
export function generateRegistration(
  car: Pick<Car, 'make' | 'car_type' | 'year'>,
  { now, country }: { now: Date; country: Country },
  random: Random,
): RegistrationFields {
  const vin = generateVin(manufacturerIdOf(car.make, country), random)
  if (country === 'US') return { vin }
  const month = String(random.integer(1, now.getUTCMonth() + 1)).padStart(2, '0')
  const built = `${car.year ?? now.getUTCFullYear()}-${month}`
  const expiry = new Date(now.getTime() + random.integer(-20, 330) * DAY_MS)
  const plateFormat = country === 'NZ' ? 'AAA000' : random.pick(['000AA0', '000AAA'])
  return {
    vin,
    build_date: built,
    compliance_date: built,
    has_nvic: country === 'AU',
    ...(car.car_type !== 'new' && {
      regplate: plateOf(plateFormat, random),
      rego_expiry: expiry.toISOString().slice(0, 'yyyy-mm-dd'.length),
    }),
  }
}
