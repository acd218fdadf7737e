import { carSchema } from '#domain/car/car.ts'
import { postSchema } from '#domain/content/entries.ts'
import { locationSchema } from '#domain/location/location.ts'
import { manufacturerSchema } from '#domain/model/manufacturer.ts'
import { modelSchema } from '#domain/model/model.ts'
import { offerSchema } from '#domain/promotion/offer.ts'
import { siteSchema } from '#domain/site/site.ts'
import { field } from './field.ts'
import { hint } from './near-miss.ts'
import { error, type Problem } from './problem.ts'

/** Fields that a placeholder may name, by its first part; a part not listed allows any field. */
const fields: Readonly<Record<string, readonly string[] | undefined>> = {
  site: Object.keys(siteSchema.shape),
  car: Object.keys(carSchema.shape),
  location: Object.keys(locationSchema.shape),
  offer: Object.keys(offerSchema.shape),
  model: Object.keys(modelSchema.shape),
  manufacturer: Object.keys(manufacturerSchema.shape),
  category: ['name'],
  post: Object.keys(postSchema.shape),
  search: ['title'],
}

const placeholder = /\{([^{}]*)\}/g

/** Problems of placeholders in title and description that the page's routes cannot fill. */
export function textProblems(page: unknown, bound: readonly string[]): Problem[] {
  return ['title', 'description'].flatMap((name) => {
    const text = field(page, name)
    if (typeof text !== 'string') return []
    return Array.from(text.matchAll(placeholder), ({ 1: inner = '', index }) => ({
      inner,
      index,
    })).flatMap(({ inner, index }) => {
      const fault = placeholderFault(inner, bound)
      return fault === undefined ? [] : [{ ...error([name], fault), letter: index + 1 }]
    })
  })
}

function placeholderFault(inner: string, bound: readonly string[]): string | undefined {
  const [thing = '', name = ''] = inner.split('.')
  const things = ['site', 'search', ...bound]
  if (!things.includes(thing)) {
    return `{${inner}} names nothing that this page has${hint(thing, things) || `; it has ${things.join(', ')}`}`
  }
  const known = fields[thing]
  if (known === undefined || known.includes(name)) return undefined
  return `{${inner}}: ${thing} has no "${name}"${hint(name, known)}`
}
