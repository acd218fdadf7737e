import { type ComparedRow, comparedRows } from '#domain/car/compared-rows.ts'
import { chosenCarsQuery } from '#domain/stock-query/chosen-cars.ts'
import { CarStrip } from '#parts/car-strip/car-strip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Choose } from './choose.tsx'
import { ComparedCar } from './compared-car.tsx'
import { moneyRows } from './money-rows.ts'
import { barOf, type Shares, sharesOf } from './shares.ts'
import type { CompareCarsView } from './view.ts'

/** Offered at most beside it, so that both places are about as high. */
const OFFERED = 3

/** One car in the first of two places; in the second those like it, each a press away; then its facts. Spec 1.04. */
export function OneCar(view: CompareCarsView) {
  const { data, site, page } = view
  const { cars } = data
  const { words, locale, timeZone } = site
  const { differ, sizes } = comparedRows(cars, { now: new Date(page.now), locale, timeZone })
  const [shares] = sharesOf(view) ?? []
  return (
    <div className="compare-one">
      {cars.map((car) => (
        <ComparedCar key={car.id} car={car} cars={cars} site={site} page={page} />
      ))}
      <Second {...view} />
      <div className="compare-one-facts">
        <Part title={words.price} rows={moneyRows(cars, site, page.now)} />
        <Part title={words.compareFacts} rows={differ} shares={shares} />
        <Part title={words.compareSizes} rows={sizes} />
      </div>
    </div>
  )
}

function Second(view: CompareCarsView) {
  const { id, data, site, page } = view
  const { words } = site
  const likeIt = data.row?.cars.slice(0, OFFERED) ?? []
  return (
    <section className="compare-second" aria-labelledby={`${id}-second`}>
      <h2 id={`${id}-second`}>
        <Icon name="plus" />
        {words.compareSecond}
      </h2>
      <ul>
        {likeIt.map((car) => (
          <li key={car.id}>
            <CarStrip
              car={car}
              site={site}
              page={page}
              href={`${page.path}?${chosenCarsQuery([...data.cars, car].map((each) => each.id))}`}
            />
            <Icon name="plus" />
          </li>
        ))}
      </ul>
      <div className="compare-second-ways">
        <Choose {...view} />
      </div>
    </section>
  )
}

interface PartProps {
  readonly title: string
  readonly rows: readonly ComparedRow[]
  readonly shares?: Shares[number] | undefined
}

function Part({ title, rows, shares }: PartProps) {
  if (rows.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {rows.map(({ key, label, values: [value], notes }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd style={barOf(shares?.get(key))}>
              <b>{value}</b>
              {notes?.[0] !== undefined && <small> {notes[0]}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
