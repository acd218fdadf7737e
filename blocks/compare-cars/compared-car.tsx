import type { Car } from '#domain/car/car.ts'
import { carName } from '#domain/car/name.ts'
import { isAvailable, isSold } from '#domain/car/status.ts'
import { chosenCarsQuery } from '#domain/stock-query/chosen-cars.ts'
import { enquiryPath } from '#parts/links/enquiry-path.ts'
import { mainPicture } from '#parts/pictures/car-pictures.ts'
import { cardWidths } from '#parts/pictures/picture-widths.ts'
import { Tag } from '#parts/tag/tag.tsx'
import type { PageView, SiteView } from '#parts/view-context.ts'
import { Button } from '#ui/button/button.tsx'
import { UNCOMPARED } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Stage } from '#ui/stage/stage.tsx'

interface ComparedCarProps {
  readonly car: Car
  /** All that are compared. */
  readonly cars: readonly Car[]
  readonly site: SiteView
  readonly page: PageView
}

/** The head of a car's column: its picture and name, how to ask about it, and how to take it away. */
export function ComparedCar({ car, cars, site, page }: ComparedCarProps) {
  const { words, look } = site
  const others = cars.filter(({ id }) => id !== car.id).map(({ id }) => id)
  const without = others.length === 0 ? page.path : `${page.path}?${chosenCarsQuery(others)}`
  const badge = [car.badge, car.series].filter((part) => part !== undefined).join(' ')
  const enquiry = isAvailable(car) ? enquiryPath(car, site) : undefined
  const ofCar = <span className="sr-only">: {carName(car)}</span>
  return (
    <div className="compare-cars-head">
      <div className="compare-cars-picture">
        <Stage
          picture={{ ...mainPicture(car, look.scene), alt: '' }}
          sizes={
            cars.length > 1
              ? '(min-width:62rem) 20rem,(min-width:48rem) 28vw,45vw'
              : '(min-width:62rem) 40rem,92vw'
          }
          widths={cardWidths}
          eager
          sold={isSold(car)}
          length={undefined}
        />
        <Tag car={car} site={site} now={page.now} className="compare-cars-tag" />
      </div>
      <a href={`/cars/${car.slug}`} className="compare-cars-name">
        {carName(car)}
      </a>
      <p className="compare-cars-badge">{badge}</p>
      <Swap car={car} cars={cars} site={site} page={page} />
      {enquiry && (
        <Button size="sm" href={enquiry} className="compare-cars-ask">
          {words.enquiryButton}
          {ofCar}
        </Button>
      )}
      <a href={without} className="compare-cars-remove" {...{ [UNCOMPARED]: car.id }}>
        <Icon name="x" className="size-9 rounded-pill p-2" />
        <span className="sr-only">
          {words.compareRemove}
          {ofCar}
        </span>
      </a>
    </div>
  )
}

/** How many cars are side by side on a phone: the first of the address. */
export const NARROW = 2

/** On a phone: links to the same comparison with one that is not seen in this car's place. */
function Swap({ car, cars, site: { words }, page }: ComparedCarProps) {
  const place = cars.indexOf(car)
  if (place >= NARROW || cars.length <= NARROW) return null
  const swapped = (other: Car) =>
    cars.map((each) => (each === car ? other : each === other ? car : each).id)
  return (
    <details className="compare-cars-swap">
      <summary>
        {words.formChange}
        <span className="sr-only">: {carName(car)}</span>
      </summary>
      <ul>
        {cars.slice(NARROW).map((other) => (
          <li key={other.id}>
            <a href={`${page.path}?${chosenCarsQuery(swapped(other))}`}>{carName(other)}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
