import { seededRandom } from './figures.ts'

/** Values of each facet with their counts, as the search of a whole stock answers them. */
export type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>

const names = ['make', 'simple_body', 'simple_fuel', 'colour', 'city', 'drive', 'car_type', 'seats']

/** Distinct addresses of searches: some ticked boxes, now and then a price range, an order. */
export function filterPaths(facets: Facets, count: number, seed: number): string[] {
  const random = seededRandom(seed)
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  return distinct(count, () => {
    const params = new URLSearchParams()
    for (let n = 1 + Math.floor(random() * 4); n > 0; n--) {
      const facet = pick(names) ?? 'make'
      const value = pick(Object.keys(facets[facet] ?? {}))
      if (value) params.append(facet, value)
    }
    if (random() < 0.25) {
      const least = Math.floor(random() * 12) * 5000
      params.set('price', `${least}:${least + (1 + Math.floor(random() * 18)) * 5000}`)
    }
    params.set('sortBy', pick(['latest', 'price_asc', 'price_desc']) ?? 'latest')
    return `/search?${params}`
  })
}

/** Searches that each have a price range and an odometer range of their own. */
export function rangePaths(count: number, seed: number): string[] {
  const random = seededRandom(seed)
  const range = (most: number): string => {
    const least = Math.floor(random() * most)
    return `${least}:${least + 1 + Math.floor(random() * most)}`
  }
  return distinct(count, () => `/search?km=${range(120_000)}&price=${range(60_000)}`)
}

function distinct(count: number, make: () => string): string[] {
  const paths = new Set<string>()
  while (paths.size < count) paths.add(make())
  return [...paths]
}
