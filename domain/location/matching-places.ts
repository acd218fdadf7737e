import { dealershipOf } from '../car/at-location.ts'
import type { Dealership } from '../site/dealer.ts'
import { wordsIn } from '../text-words.ts'
import type { Location } from './location.ts'

type Described = Pick<
  Location,
  'name' | 'address' | 'manufacturers' | 'dealership_id' | 'dealership_slug'
>

/** What a location is found by: its name, dealership, address and makes. Spec 1.12. */
export function placeText(place: Described, dealerships: readonly Dealership[]): string {
  const { name, address, manufacturers } = place
  const { street, city, state, postcode } = address
  const dealer = dealershipOf(place, dealerships)?.name
  return [name, dealer, street, city, state, postcode, ...manufacturers]
    .filter((part) => part !== undefined)
    .join(' ')
}

/** Whether each word that was typed begins a word of the text. Spec 1.12. */
export function isFoundBy(typed: string, text: string): boolean {
  const words = wordsIn(text)
  return wordsIn(typed).every((wanted) => words.some((word) => word.startsWith(wanted)))
}
