import { catalogueMakes } from '../car/catalogue/makes.ts'
import { simpleBodies } from '../car/kinds.ts'
import { type Pinnable, type Pins, pinsOf } from './pins.ts'

/** Every make and model of the catalogue, and every body. */
const catalogue: Pinnable = {
  makes: catalogueMakes.map(({ name }) => name),
  modelsByMake: Object.fromEntries(
    catalogueMakes.map(({ name, models }) => [name, models.map((model) => model.name)]),
  ),
  bodies: simpleBodies,
}

/**
 * The pins of the path after `/search`: of what the site has or had, in the spelling of its cars, else
 * of the catalogue. So `/search/bmw` is an empty search where no BMW is in stock, and an address that
 * was shared or indexed keeps its page after the last car was sold. Undefined for any other name.
 * Spec 2.17.
 */
export const knownPins = (segments: readonly string[], stock: Pinnable): Pins | undefined =>
  pinsOf(segments, stock) ?? pinsOf(segments, catalogue)
