import { isSignedIn } from '#domain/account/visitor.ts'
import type { Car } from '#domain/car/car.ts'
import { isWithdrawn } from '#domain/car/status.ts'
import { chosenCars } from '#parts/search/chosen-cars.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'
import type { WatchlistData } from './view.ts'

/** Cars of a page of an account's list. */
const CARS_OF_PAGE = 24

const load: Load<typeof block, WatchlistData> = async (context) => {
  const { search, ports, visitor, parameters } = context
  const { best } = ports
  if (!isSignedIn(visitor)) {
    const { cars, gone } = chosenCars(search, ports.carById)
    return { cars, gone, best, count: cars.length, before: new Map(), page: 1, pages: 1 }
  }
  const items = await ports.savedBy(visitor.account)
  const found = items.map(({ car }) => ports.carById(car))
  const cars = found.filter((car): car is Car => car !== undefined && !isWithdrawn(car))
  const pages = Math.max(1, Math.ceil(cars.length / CARS_OF_PAGE))
  const page = pageOf(parameters.list_page, pages)
  return {
    cars: cars.slice((page - 1) * CARS_OF_PAGE, page * CARS_OF_PAGE),
    gone: found.length - cars.length,
    best,
    count: cars.length,
    before: new Map(
      items.flatMap(({ car, priceWhenSaved: price }) =>
        price === undefined ? [] : [[car, price]],
      ),
    ),
    page,
    pages,
  }
}
export default load

/** The page of an address: the first or the last for one that the list does not have. */
const pageOf = (text: string | undefined, pages: number): number =>
  Math.min(Math.max(1, Number.parseInt(text ?? '1', 10) || 1), pages)
