import type { CSSProperties } from 'react'
import type { Car } from '#domain/car/car.ts'
import { type BestFigures, measuredFacts } from '#domain/car/measured-facts.ts'
import { plateFacts } from '#domain/car/plate-facts.ts'
import { VARIANT } from '#ui/data-attributes.ts'
import { Stage } from '#ui/stage/stage.tsx'
import { type CardVariant, cardContent } from '../car-card/card-layout.ts'
import { CarName } from '../car-name/car-name.tsx'
import { shownFacts } from '../facts/shown-facts.ts'
import { mainPicture } from '../pictures/car-pictures.ts'
import { thumbnailWidths } from '../pictures/picture-widths.ts'
import { shownPrice } from '../price/shown-price.ts'
import { Decided } from '../rendering.tsx'
import type { SiteView } from '../view-context.ts'

interface CarLinesProps {
  readonly cars: readonly Car[]
  /** The best figures of the stock, which bars compare with. */
  readonly best: BestFigures
  readonly site: SiteView
  /** The time that the page is rendered for, ISO 8601. */
  readonly now: string
}

/** Where a line has a picture, how wide it is at most. */
const pictureSizes: Partial<Record<CardVariant, string>> = {
  label: '8rem',
  note: '10rem',
  readout: '14rem',
}

/** Cars as a list of few words, a line each: what a card of the site shows, without its size. Spec 2.41, 2.47. */
export function CarLines({ cars, best, site, now }: CarLinesProps) {
  const sizes = pictureSizes[site.look.card]
  return (
    <ul className="car-lines" {...{ [VARIANT]: site.look.card }}>
      {cars.map((car) => (
        <li key={car.id} className="car-line">
          {sizes !== undefined && (
            <Stage
              picture={{ ...mainPicture(car, site.look.scene), alt: '' }}
              sizes={sizes}
              widths={thumbnailWidths}
            />
          )}
          <h3 className="car-line-name">
            <a href={`/cars/${car.slug}`} className="cover-link">
              <CarName car={car} />
            </a>
            {car.badge !== undefined && <small>{car.badge}</small>}
          </h3>
          <dl className="car-line-facts">
            {factsOf(car, best, site, now).map(({ key, label, value, share }) => (
              <div key={key} style={share === undefined ? undefined : barOf(share)}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <LinePrice car={car} site={site} />
        </li>
      ))}
    </ul>
  )
}

function LinePrice({ car, site }: { readonly car: Car; readonly site: SiteView }) {
  const { text, note } = shownPrice(car, site)
  return (
    <Decided thing="price" car={car}>
      <p className="car-line-price">
        <b className="figures">{text}</b> {note !== undefined && <small>{note}</small>}
      </p>
    </Decided>
  )
}

interface LineFact {
  readonly key: string
  readonly label: string
  readonly value: string
  /** Of the best in stock. */
  readonly share?: number | undefined
}

const FACTS = 3

/** Readings, weights and measures, or the usual facts, as the cards of the site have them. */
function factsOf(car: Car, best: BestFigures, site: SiteView, now: string): readonly LineFact[] {
  const { locale, look, timeZone } = site
  const { bars, measures } = cardContent[look.card]
  const readings = bars ? measuredFacts(car, locale, best) : []
  if (readings.length > 0)
    return readings.slice(0, FACTS).map(({ key, name, value, unit, share }) => ({
      key,
      label: name,
      value: `${value} ${unit}`,
      share,
    }))
  // How many it sleeps says more in a line than the greatest mass, whose name is the longest.
  const plate = measures ? plateFacts(car, { now: new Date(now), locale, timeZone }) : []
  const short = plate.filter(({ key }) => key !== 'atm')
  return (short.length < FACTS ? shownFacts(car, site, now) : short).slice(0, FACTS)
}

const barOf = (share: number): CSSProperties & Record<'--share', number> => ({
  '--share': Math.round(share * 100) / 100,
})
