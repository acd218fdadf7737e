import { chosenCarsOf, chosenCarsQuery } from '#domain/stock-query/chosen-cars.ts'
import { createRecentlyViewed } from '#state/recently-viewed.ts'

/** Leads to the address that names the cars of this browser, where the address names none. Spec 2.47. */
export default function leadToViewed(): void {
  const viewed = createRecentlyViewed().list()
  const isNamed = chosenCarsOf(new URLSearchParams(location.search)).length > 0
  if (!isNamed && viewed.length > 0)
    location.replace(`${location.pathname}?${chosenCarsQuery(viewed)}`)
}
