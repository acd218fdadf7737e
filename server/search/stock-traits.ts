import type { Car } from '#domain/car/car.ts'
import { type BestFigures, figuresOf, withBest } from '#domain/car/measured-facts.ts'
import { pathSlug } from '#domain/model/path-slug.ts'
import type { Pinnable } from '#domain/stock-query/pins.ts'
import type { CodedValues } from './engine/coded-values.ts'

/** What the names and the best figures of a stock are made of; many cars have the same. */
interface Traits extends Pick<Car, 'make' | 'model' | 'simple_body'> {
  readonly figures: BestFigures
}

/** The traits of a car as a text. */
export function traitsOf(car: Car): string {
  const { make, model, simple_body } = car
  const traits: Traits = { make, model, simple_body, figures: figuresOf(car) }
  return JSON.stringify(traits)
}

/** The names of a stock and the best figures of its listed cars, of the traits of each row; the first rows are the listed ones. */
export function factsOf(
  traits: CodedValues,
  listed: number,
): { readonly names: Pinnable; readonly best: BestFigures } {
  const names = namesOfCars()
  let best: BestFigures = {}
  const read = (of: CarKind, from: number, to: number) => {
    for (const text of textsOf(traits, from, to)) {
      // `traitsOf` wrote it.
      const own = JSON.parse(text) as Traits
      names.add(own, of)
      if (of === 'listed') best = withBest(best, own.figures)
    }
  }
  read('listed', 0, listed)
  read('unlisted', listed, traits.entries.numbers.length)
  return { names: names.sorted(), best }
}

/** Each text that a row of these has, once, the first row's first. */
function* textsOf(traits: CodedValues, from: number, to: number): Generator<string> {
  const isKnown = new Uint8Array(traits.values.length)
  for (let row = from; row < to; row++) {
    const number = traits.entries.numbers[row] ?? 0
    if (isKnown[number]) continue
    isKnown[number] = 1
    yield traits.values[number] ?? ''
  }
}

/** Collects the makes, models and bodies that the site has or had. */
function namesOfCars() {
  const makes = spellings()
  const bodies = spellings()
  const models = new Map<string, ReturnType<typeof spellings>>()
  return {
    add({ make, model, simple_body }: Traits, kind: CarKind): void {
      makes.add(make, kind)
      const slug = pathSlug(make)
      const ofMake = models.get(slug) ?? spellings()
      models.set(slug, ofMake)
      ofMake.add(model, kind)
      if (simple_body) bodies.add(simple_body, kind)
    },
    sorted(): Pinnable {
      const names = makes.sorted()
      const modelsByMake = Object.fromEntries(
        names.map((make) => [make, models.get(pathSlug(make))?.sorted() ?? []]),
      )
      return { makes: names, modelsByMake, bodies: bodies.sorted() }
    },
  }
}

type CarKind = 'listed' | 'unlisted'

/** Names by their slug: that of a listed car goes before that of a car that was sold. */
function spellings() {
  const names = new Map<string, { readonly name: string; readonly kind: CarKind }>()
  return {
    add(name: string, kind: CarKind): void {
      const slug = pathSlug(name)
      const known = names.get(slug)
      if (!known || (kind === 'listed' && known.kind === 'unlisted'))
        names.set(slug, { name, kind })
    },
    sorted: (): string[] => [...names.values()].map(({ name }) => name).sort(),
  }
}
