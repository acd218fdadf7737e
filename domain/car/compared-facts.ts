import type { FormatLocale } from '../format.ts'
import type { Car } from './car.ts'
import {
  type BestFigures,
  type MeasuredFact,
  measuredFacts,
  measuredKeys,
} from './measured-facts.ts'

/** A figure of several cars, in their order; undefined for a car of which it is unknown. */
export interface ComparedFact {
  readonly name: string
  readonly facts: readonly (MeasuredFact | undefined)[]
}

/** The figures that at least two of the cars have, in the order of `measuredKeys`. */
export function comparedFacts(
  cars: readonly Pick<Car, 'variant'>[],
  locale: FormatLocale,
  best: BestFigures,
): ComparedFact[] {
  const known = cars.map((car) => measuredFacts(car, locale, best))
  return measuredKeys.flatMap((key) => {
    const facts = known.map((list) => list.find((fact) => fact.key === key))
    const [first, second] = facts.filter((fact) => fact !== undefined)
    return first && second ? [{ name: first.name, facts }] : []
  })
}
