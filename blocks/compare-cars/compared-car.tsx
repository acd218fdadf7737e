import type { CSSProperties } from 'react'
import type { Car } from '#domain/car/car.ts'
import { carName } from '#domain/car/name.ts'
import { isAvailable, isSold } from '#domain/car/status.ts'
import type { VariantOf } from '#domain/site/look-axes.ts'
import { chosenCarsQuery } from '#domain/stock-query/chosen-cars.ts'
import { cardContent } from '#parts/car-card/card-layout.ts'
import { CarName } from '#parts/car-name/car-name.tsx'
import { enquiryPath } from '#parts/links/enquiry-path.ts'
import { carDimensions, scalesOf } from '#parts/pictures/car-dimensions.ts'
import { mainPicture } from '#parts/pictures/car-pictures.ts'
import { cardWidths } from '#parts/pictures/picture-widths.ts'
import { shownPrice } from '#parts/price/shown-price.ts'
import { Decided } from '#parts/rendering.tsx'
import { Tag } from '#parts/tag/tag.tsx'
import { Button } from '#ui/button/button.tsx'
import { UNCOMPARED } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Price } from '#ui/price/price.tsx'
import { Stage } from '#ui/stage/stage.tsx'
import { type CompareCarsView, variantOf } from './view.ts'

interface ComparedCarProps extends CompareCarsView {
  readonly car: Car
  /** Its place among the cars that are compared. */
  readonly place: number
}

/** The variants of cards whose figures are not the price say it at the head, too. */
const pricedHeads: ReadonlySet<VariantOf<'card'>> = new Set(['plate', 'readout'])

/** The head of a car's column: its picture and name, how to ask about it, and how to take it away. */
export function ComparedCar(props: ComparedCarProps) {
  const { car, place, data, site, page } = props
  const { cars } = data
  const { words, look, locale } = site
  const variant = variantOf(props)
  const others = cars.filter(({ id }) => id !== car.id).map(({ id }) => id)
  const without = others.length === 0 ? page.path : `${page.path}?${chosenCarsQuery(others)}`
  const badge = [car.badge, car.series].filter((part) => part !== undefined).join(' ')
  const enquiry = isAvailable(car) ? enquiryPath(car, site) : undefined
  const ofCar = <span className="sr-only">: {carName(car)}</span>
  const isOne = cars.length === 1
  const isMeasured = cardContent[variant].measures && look.scene === 'plate'
  return (
    <div className="compare-cars-head">
      <div className="compare-cars-picture">
        {place > 0 && <Versus {...props} />}
        <Stage
          picture={{ ...mainPicture(car, look.scene), alt: '' }}
          sizes={
            isOne
              ? '(min-width:62rem) 60rem,92vw'
              : '(min-width:62rem) 26rem,(min-width:48rem) 33vw,45vw'
          }
          widths={cardWidths}
          eager
          sold={isSold(car)}
          {...(isMeasured && {
            length: carDimensions(car, locale).length,
            style: scaleStyle(scalesOf(cars)?.[place]),
          })}
        />
        <Tag car={car} site={site} now={page.now} className="compare-cars-tag" />
      </div>
      <a href={`/cars/${car.slug}`} className="compare-cars-name">
        <CarName car={car} />
      </a>
      <p className="compare-cars-badge">{badge}</p>
      {(isOne || pricedHeads.has(variant)) && isAvailable(car) && (
        <Decided thing="price" car={car}>
          <Price {...shownPrice(car, site)} className="compare-cars-cost" />
        </Decided>
      )}
      <Swap {...props} />
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

/** The scale that a drawing has among those beside it, for the stylesheet. */
const scaleStyle = (scale: number | undefined): CSSProperties & Record<'--car-scale', number> => ({
  '--car-scale': scale ?? 1,
})

/** Where one car meets the next, in variants that set them against each other. */
export const Versus = (view: CompareCarsView) =>
  variantOf(view) === 'poster' && (
    <span className="compare-cars-versus" aria-hidden="true">
      {view.site.words.compareVersus}
    </span>
  )

/** How many cars are side by side on a phone: the first of the address. */
export const NARROW = 2

/** On a phone: links to the same comparison with one that is not seen in this car's place. */
function Swap({ car, place, data: { cars }, site: { words }, page }: ComparedCarProps) {
  if (place >= NARROW || cars.length <= NARROW) return null
  const swapped = (other: Car) =>
    cars.map((each) => (each === car ? other : each === other ? car : each).id)
  return (
    <details className="compare-cars-swap">
      <summary>
        {words.compareSwap}
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
