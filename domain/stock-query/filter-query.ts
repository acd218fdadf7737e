import { z } from 'zod'
import { facets } from './facets.ts'
import { searchParamsOf, searchStateOf } from './url.ts'

/** The first parameter of a query that filters nothing, as written. */
const ineffectiveParam = (query: string): string | undefined =>
  query.split('&').find((part) => part !== '' && searchParamsOf(searchStateOf(part)) === '')

/** Filters as the address of a search has them (D7): `car_type=used&price=:30000`. */
export const filterQuery = z
  .string()
  .refine((query) => ineffectiveParam(query) === undefined, {
    error: ({ input }) =>
      `expected filters as the address of a search has them, such as car_type=used&price=:30000; "${ineffectiveParam(String(input))}" is none: names are query, ${facets.map(({ name }) => name).join(', ')}`,
  })
  .meta({
    title: 'Filters',
    format: 'search',
    description:
      'As the address of a search has them (D7), behind its question mark: car_type=used&price=:30000.',
  })
