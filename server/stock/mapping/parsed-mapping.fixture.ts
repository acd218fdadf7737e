import { parseMapping } from './load-mapping.ts'
import type { Mapping } from './mapping.ts'

/** The fields that every mapping must fill. */
export const minimal = { make: 'make', model: 'model', car_type: { value: 'used' } }

/** A mapping of these fields. @throws where it is invalid */
export const parsed = (fields: object, more: object = {}): Mapping =>
  parseMapping('mine', JSON.stringify({ description: 'Mine', fields, required: [], ...more }))
