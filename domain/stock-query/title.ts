import { conditionWords } from '../car/spec-rows.ts'
import type { SearchState } from './state.ts'
import { HEADING_VALUES_AT_MOST } from './thresholds.ts'

/** "a", "a & b"; more than two values say nothing in a heading. */
const joined = (values: readonly string[] = []): string =>
  values.length > HEADING_VALUES_AT_MOST ? '' : values.join(' & ')

/**
 * What a search shows, as its heading says it: "Used Toyota Hilux for sale", "New & Demo SUVs for
 * sale", "Cars for sale" (Spec 2.37).
 */
export function searchTitle({ terms }: SearchState): string {
  const condition = joined(conditionsIn(terms.car_type))
  const make = joined(terms.make)
  const model = make === '' ? '' : joined(terms.model)
  const body = joined(terms.simple_body?.map(plural))
  const thing = body || (make === '' ? (condition === '' ? 'Cars' : 'cars') : model ? '' : 'cars')
  const words = [condition, make, model, thing].filter((word) => word !== '')
  return `${words.join(' ')} for sale`
}

const conditionsIn = (types: readonly string[] = []): string[] =>
  Object.entries(conditionWords).flatMap(([type, word]) => (types.includes(type) ? [word] : []))

const plural = (body: string): string => (/s$/i.test(body) ? body : `${body}s`)
