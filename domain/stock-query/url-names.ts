import { isRangeFacet, isTermFacet } from './facets.ts'
import { MILES_FIELD } from './shown-unit.ts'

/** The meaning of a parameter's name: a part of a search, and for a form's range the end and its unit. */
export interface ParameterName {
  readonly field: string
  readonly end: 'min' | 'max' | undefined
  readonly inMiles?: boolean
}

const plain = /^\w*$/
const brackets =
  /^(?:[\w-]+\[(?:refinementList|menu|range)\]|refinementList|menu|range)\[(\w+)\](?:\[\d*\])?$/
const indexed = /^[\w-]+\[(query|page|sortBy)\]$/
const ended = /^(\w+)\.(min|max)$/

/** Reads a parameter's name in any of the spellings that are accepted. Spec 2.26, D7. */
export function readName(name: string): ParameterName {
  if (plain.test(name)) return { field: name, end: undefined }
  const field = brackets.exec(name)?.[1] ?? indexed.exec(name)?.[1]
  if (field !== undefined) return { field, end: undefined }
  const [, of, end] = ended.exec(name) ?? []
  const inMiles = of === MILES_FIELD
  const facet = inMiles ? 'km' : of
  if (facet !== undefined && isRangeFacet(facet)) {
    return { field: facet, end: end === 'min' ? 'min' : 'max', inMiles }
  }
  return { field: name, end: undefined }
}

/** Whether a field, as `readName` reads it, is part of a search. D7. */
export const isOurs = (name: string): boolean =>
  isTermFacet(name) || isRangeFacet(name) || ['query', 'page', 'sortBy', 'view'].includes(name)

/** Whether a parameter of this name is part of a search. */
export const isSearchParam = (name: string): boolean => isOurs(readName(name).field)
