import type { Car } from '#domain/car/car.ts'
import { colourFamily } from '#domain/car/paint/colour-family.ts'
import { emptyReading } from '#domain/stock-query/query-reading.ts'
import type { FacetCounts, SearchResult } from '#domain/stock-query/result.ts'
import { fixtureCars } from './fixture-cars.ts'

function counted(values: readonly (string | number | undefined)[]): FacetCounts {
  const counts = new Map<string, number>()
  for (const value of values) {
    if (value !== undefined) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  }
  return Object.fromEntries([...counts].sort((a, b) => b[1] - a[1]))
}

/** The result of a search that found these cars, by default its only page. */
export function fixtureResult(
  hits: readonly Car[] = fixtureCars,
  { count = hits.length, page = 1, pages = 1 } = {},
): SearchResult {
  const all = fixtureCars
  return {
    hits,
    count,
    page,
    pages,
    ms: 1,
    reading: emptyReading,
    facets: {
      car_type: counted(all.map((car) => car.car_type)),
      make: counted(all.map((car) => car.make)),
      model: counted(all.map((car) => car.model)),
      simple_body: counted(all.map((car) => car.simple_body)),
      simple_fuel: counted(all.map((car) => car.simple_fuel)),
      transmission: counted(all.map((car) => car.simple_transmission)),
      drive: counted(all.map((car) => car.drive)),
      seats: counted(all.map((car) => car.seats)),
      colour: counted(all.map((car) => car.colour)),
      colour_family: counted(all.map((car) => car.colour && colourFamily(car.colour))),
      filtered_features: counted(all.flatMap((car) => car.standardEquipment ?? [])),
      city: counted(all.map((car) => car.location?.address?.city)),
      location_name: counted(all.map((car) => car.location?.name)),
    },
    stats: {
      price: { min: 11_490, max: 148_888 },
      year: { min: 2017, max: 2024 },
      km: { min: 6_240, max: 71_300 },
    },
  }
}
