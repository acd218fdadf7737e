/** The right side of a condition: the text as written, and as a number if it is one. */
export interface Operand {
  readonly text: string
  readonly number: number | undefined
}

export type Filter =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Filter[] }
  | { readonly kind: 'not'; readonly part: Filter }
  | { readonly kind: 'equals'; readonly field: string; readonly values: readonly Operand[] }
  | { readonly kind: 'above' | 'from'; readonly field: string; readonly limit: number }
  | { readonly kind: 'below' | 'to'; readonly field: string; readonly limit: number }
  | { readonly kind: 'exists' | 'null' | 'empty'; readonly field: string }

/** A record for filters: a field is a value, a list of values, null, or absent. */
export type Filterable = Readonly<Record<string, unknown>>

/**
 * Whether a document passes a filter, as Meilisearch decides it (D9): texts are compared
 * without case; a list passes if one of its values does; an absent field passes only negations.
 */
export function matches(filter: Filter, document: Filterable): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.parts.every((part) => matches(part, document))
    case 'or':
      return filter.parts.some((part) => matches(part, document))
    case 'not':
      return !matches(filter.part, document)
    case 'equals':
      return valuesOf(document, filter.field).some((value) =>
        filter.values.some((operand) => isEqual(value, operand)),
      )
    case 'exists':
      return document[filter.field] !== undefined
    case 'null':
      return document[filter.field] === null
    case 'empty':
      return isEmpty(document[filter.field])
    default:
      return valuesOf(document, filter.field).some(
        (value) => typeof value === 'number' && isWithin(value, filter.kind, filter.limit),
      )
  }
}

function isWithin(value: number, kind: 'above' | 'from' | 'below' | 'to', limit: number): boolean {
  if (kind === 'above') return value > limit
  if (kind === 'from') return value >= limit
  return kind === 'below' ? value < limit : value <= limit
}

function isEqual(value: unknown, operand: Operand): boolean {
  if (typeof value === 'number') return value === operand.number
  return String(value).toLowerCase() === operand.text.toLowerCase()
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0
  return value === ''
}

function valuesOf(document: Filterable, field: string): readonly unknown[] {
  const value = document[field]
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}
