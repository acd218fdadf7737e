import { seededRandom } from '#demo/random.ts'

/** The count of cars for each value of each facet: `facets` of `/api/search`. */
export type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>

const names = ['make', 'simple_body', 'simple_fuel', 'colour', 'city', 'drive', 'car_type', 'seats']

/**
 * Distinct search URLs with 1 to 4 filters, a sort order, and a price range in one of four.
 * @throws Error where the stock has too few values for so many
 */
export function filterPaths(facets: Facets, count: number, seed: number): string[] {
  const random = seededRandom(`filters ${seed}`)
  return distinct(count, () => {
    const params = new URLSearchParams()
    for (let n = random.integer(1, 4); n > 0; n--) {
      const facet = random.pick(names)
      const values = Object.keys(facets[facet] ?? {})
      if (values.length > 0) params.append(facet, random.pick(values))
    }
    if (random.chance(0.25)) {
      const min = random.integer(0, 11) * 5000
      params.set('price', `${min}:${min + random.integer(1, 18) * 5000}`)
    }
    params.set('sortBy', random.pick(['latest', 'price_asc', 'price_desc']))
    return `/search?${params}`
  })
}

/** Distinct search URLs with a price range and an odometer range. */
export function rangePaths(count: number, seed: number): string[] {
  const random = seededRandom(`ranges ${seed}`)
  const range = (max: number): string => {
    const min = random.integer(0, max - 1)
    return `${min}:${min + random.integer(1, max)}`
  }
  return distinct(count, () => `/search?km=${range(120_000)}&price=${range(60_000)}`)
}

/** Attempts for each path: of a site with some hundred cars a few are enough. */
const ATTEMPTS = 1_000

function distinct(count: number, make: () => string): string[] {
  const paths = new Set<string>()
  for (let attempt = 0; paths.size < count; attempt++) {
    if (attempt >= count * ATTEMPTS) {
      throw new Error(
        `expected ${count} different searches, found ${paths.size}: the site has no cars or too few`,
      )
    }
    paths.add(make())
  }
  return [...paths]
}
