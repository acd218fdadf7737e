import type { Car } from '../car/car.ts'
import type { Contact } from '../site/dealer.ts'

/** The rule that selected the number. */
export type PhoneSource = 'override' | 'car_type' | 'new' | 'used' | 'location'

/** The number to call about a car. */
export interface CarPhone {
  readonly phone: string
  readonly source: PhoneSource
}

type Phones = Pick<Contact, 'phoneOverride' | 'phoneNew' | 'phoneDemo' | 'phoneUsed'>

/**
 * The number to call about a car and where it comes from: the site's override; else its number for
 * the car's type; else for new, then for used cars; else the phone of the car's location. Undefined
 * if there is none: the call button is left out. Spec 5.41, 8.08, D16.
 */
export function carPhone(
  { car_type, location }: Pick<Car, 'car_type' | 'location'>,
  { phoneOverride, phoneNew, phoneDemo, phoneUsed }: Phones,
): CarPhone | undefined {
  const byType = { new: phoneNew, demo: phoneDemo, used: phoneUsed }
  const inOrder: [PhoneSource, string | undefined][] = [
    ['override', phoneOverride],
    ['car_type', byType[car_type]],
    ['new', phoneNew],
    ['used', phoneUsed],
    ['location', location?.phone],
  ]
  for (const [source, phone] of inOrder) if (phone !== undefined) return { phone, source }
  return undefined
}
