import type { Car } from '#domain/car/car.ts'
import { searchStateOf } from '#domain/stock-query/url.ts'
import type { SearchPort } from './page-search.ts'

/** The first of the cars in stock that a search finds, as a picture of them. */
export async function firstCar(
  search: string | undefined,
  ports: Pick<SearchPort, 'search'>,
): Promise<Car | undefined> {
  if (search === undefined) return undefined
  const { hits } = await ports.search({
    state: searchStateOf(search),
    hitsPerPage: 1,
    facets: [],
  })
  return hits[0]
}
