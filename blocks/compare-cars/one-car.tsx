import type { ComparedRow } from '#domain/car/compared-rows.ts'
import { chosenCarsQuery } from '#domain/stock-query/chosen-cars.ts'
import { CarStrip } from '#parts/car-strip/car-strip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Choose } from './choose.tsx'
import { ComparedCar, Versus } from './compared-car.tsx'
import { partsOf } from './parts-of.ts'
import { barOf, type Shares } from './shares.ts'
import type { CompareCarsView } from './view.ts'

/** Offered at most beside it, so that both places are about as high. */
const OFFERED = 3

/** One car in the first of two places; in the second those like it, each a press away; then its facts. Spec 1.04. */
export function OneCar(view: CompareCarsView) {
  const { cars } = view.data
  const { parts, shares: [shares] = [] } = partsOf(view)
  return (
    <div className="compare-one">
      {cars.map((car, at) => (
        <ComparedCar key={car.id} {...view} car={car} place={at} />
      ))}
      <Second {...view} />
      <div className="compare-one-facts">
        {parts.map(({ name, title = '', rows }) => (
          <Part key={name} name={name} title={title} rows={rows.filter(isTold)} shares={shares} />
        ))}
      </div>
    </div>
  )
}

/** The price stands below its name. */
const isTold = ({ key }: ComparedRow): boolean => key !== 'price'

function Second(view: CompareCarsView) {
  const { id, data, site, page } = view
  const { words } = site
  const likeIt = data.row?.cars.slice(0, OFFERED) ?? []
  return (
    <section className="compare-second" aria-labelledby={`${id}-second`}>
      <Versus {...view} />
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
  readonly name: string
  readonly title: string
  readonly rows: readonly ComparedRow[]
  readonly shares?: Shares[number] | undefined
}

function Part({ name, title, rows, shares }: PartProps) {
  if (rows.length === 0) return null
  return (
    <section className={`compare-cars-${name}`}>
      <h2>{title}</h2>
      <dl>
        {rows.map(({ key, label, values: [value] }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd style={barOf(shares?.get(key))}>
              <b>{value}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
