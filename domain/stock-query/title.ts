import { localKind } from '../car/local-kinds.ts'
import { conditionWords } from '../car/spec-rows.ts'
import type { FormatLocale } from '../format.ts'
import type { SearchState } from './state.ts'
import { MAX_HEADING_VALUES } from './thresholds.ts'

/** "a", "a & b"; more than two values are left out of a heading. */
const joined = (values: readonly string[] = []): string =>
  values.length > MAX_HEADING_VALUES ? '' : values.join(' & ')

/**
 * The heading of a search: "Used Toyota Hilux for sale", "New & Demo SUVs for
 * sale", "Cars for sale" (Spec 2.37). `things` is the plural of its vehicles: cars, motorcycles. A body is
 * named in the words of the locale.
 */
export function searchTitle(state: SearchState, things: string, locale: FormatLocale): string {
  const title = searchedThings(state, things, locale)
  return `${title.charAt(0).toUpperCase()}${title.slice(1)} for sale`
}

/** What a search looks for, within a sentence: "used Toyota Hilux", "BMW cars". */
export function searchedThings(
  { terms }: SearchState,
  things: string,
  locale: FormatLocale,
): string {
  const condition = joined(conditionsIn(terms.car_type))
  const make = joined(terms.make)
  const model = make === '' ? '' : joined(terms.model)
  const body = joined(terms.simple_body?.map((body) => plural(localKind(body, locale))))
  const thing = body || (model === '' ? things : '')
  return [condition, make, model, thing].filter((word) => word !== '').join(' ')
}

const conditionsIn = (types: readonly string[] = []): string[] =>
  Object.entries(conditionWords).flatMap(([type, word]) => (types.includes(type) ? [word] : []))

const plural = (body: string): string =>
  body.endsWith('us') ? `${body}es` : body.endsWith('s') ? body : `${body}s`
