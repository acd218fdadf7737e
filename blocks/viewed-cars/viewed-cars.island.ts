import { chosenCarsOf, chosenCarsQuery } from '#domain/stock-query/chosen-cars.ts'
import { createRecentlyViewed } from '#state/recently-viewed.ts'
import { VIEWED } from '#ui/data-attributes.ts'

/**
 * Leads to the address that names the cars of this browser, where the address names none; its button forgets
 * them. Spec 2.47.
 */
export default function leadToViewed(host: HTMLElement): void {
  const viewed = createRecentlyViewed()
  const ids = viewed.list()
  const isNamed = chosenCarsOf(new URLSearchParams(location.search)).length > 0
  if (!isNamed && ids.length > 0) location.replace(`${location.pathname}?${chosenCarsQuery(ids)}`)
  host.querySelector(`[${VIEWED}=clear]`)?.addEventListener('click', () => {
    viewed.clear()
    location.replace(location.pathname)
  })
}
