import { z } from 'zod'
import { facets, isRangeFacet } from './facets.ts'
import { searchParamsOf, searchStateOf } from './url.ts'
import { readName } from './url-names.ts'

/** What is wrong with the first parameter of a query that does not filter as it says; undefined for none. */
function faultOf(query: string): string | undefined {
  const faults = query.split('&').map((part) => {
    const state = searchStateOf(part)
    if (part === '' || (searchParamsOf(state) !== '' && !state.unread)) return undefined
    const [name = ''] = new URLSearchParams(part).keys()
    return isRangeFacet(readName(name).field)
      ? `expected numbers with a colon between them, such as price=10000:30000 or price=:30000, found "${part}"`
      : `expected filters as the address of a search has them, such as car_type=used&price=:30000; "${part}" is none: names are query, ${facets.map(({ name }) => name).join(', ')}`
  })
  return faults.find((fault) => fault !== undefined)
}

/** Filters as the address of a search has them (D7): `car_type=used&price=:30000`. */
export const filterQuery = z
  .string()
  .refine((query) => faultOf(query) === undefined, {
    error: ({ input }) => faultOf(String(input)),
  })
  .meta({
    title: 'Filters',
    format: 'search',
    description:
      'As the address of a search has them, behind its question mark: car_type=used&price=:30000.',
  })
