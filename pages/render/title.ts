import { thingsOf } from '#domain/stock-query/counted.ts'
import { searchTitle } from '#domain/stock-query/title.ts'
import { field } from '../field.ts'
import type { PageRequest } from './request.ts'

/**
 * A title or description with its `{car.make}`, `{site.name}` and `{search.title}` filled in.
 * A placeholder without a value is removed, with the separator before it.
 */
export function filledText(
  template: string,
  { site, records, search }: Pick<PageRequest, 'site' | 'records' | 'search'>,
): string {
  const things = thingsOf(search.itemType, site.words)
  const known = {
    ...records,
    site,
    search: {
      title: search.searchTexts?.heading ?? searchTitle(search.state, things, site.locale),
    },
  }
  return template
    .replace(/\{([a-z_.]+)\}/gi, (_, path: string) => {
      const value = path.split('.').reduce<unknown>(field, known)
      return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    })
    .replace(/\s+/g, ' ')
    .replace(/^[\s|–-]+|[\s|–-]+$/g, '')
}

/** The name of a page by itself: its title up to the first separator, `About us | Acme` → `About us`. */
export const pageName = (title: string): string => title.split(/ [|–] /)[0] ?? title
