import type { CSSProperties } from 'react'
import type { Car } from '#domain/car/car.ts'
import type { ComparedRow } from '#domain/car/compared-rows.ts'
import { carName } from '#domain/car/name.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { countedText } from '#domain/stock-query/counted.ts'
import { cn } from '#ui/cn.ts'
import { Alone } from './alone.tsx'
import { ComparedCar, NARROW } from './compared-car.tsx'
import { partsOf } from './parts-of.ts'
import { barOf, type Shares } from './shares.ts'
import { Unknown } from './unknown.tsx'
import { type CompareCarsView, variantOf } from './view.ts'

/** Two cars or more: a column a car, a row a fact, the parts in the order of the variant. Spec 1.04. */
export function SideBySide(view: CompareCarsView) {
  const { data, site } = view
  const { cars } = data
  const { parts, alone, shares } = partsOf(view)
  const style: CSSProperties & Record<'--cars', number> = { '--cars': cars.length }
  return (
    <>
      <NotShown {...view} />
      <table className="compare-cars-table" style={style}>
        <thead>
          <tr>
            <td>{variantOf(view) === 'plate' && countedText(cars.length, 'car', site)}</td>
            {cars.map((car, at) => (
              <th scope="col" key={car.id}>
                <ComparedCar {...view} car={car} place={at} />
              </th>
            ))}
          </tr>
        </thead>
        {parts.map(({ name, title, rows }) =>
          name === 'alone' ? (
            <Alone key={name} facts={alone} site={site} />
          ) : (
            <tbody key={name} className={`compare-cars-${name}`}>
              {title !== undefined && (
                <tr className="compare-cars-part">
                  <th scope="rowgroup" colSpan={cars.length + 1}>
                    {title}
                  </th>
                </tr>
              )}
              {rows.map((row) => (
                <Row
                  key={row.key}
                  row={row}
                  isMoney={name === 'money'}
                  cars={cars}
                  shares={shares}
                  site={site}
                />
              ))}
            </tbody>
          ),
        )}
      </table>
    </>
  )
}

/** On a phone: which of the cars are not side by side there. */
function NotShown({ data: { cars }, site: { words } }: CompareCarsView) {
  if (cars.length <= NARROW) return null
  const others = cars.slice(NARROW).map(carName).join(', ')
  const said = { count: NARROW, all: cars.length, cars: others }
  return <p className="compare-cars-shown">{fillPlaceholders(words.compareShown, said)}</p>
}

/** Of three or more, only those differ that a phone does not show: there the row says nothing. */
const isSameOfTwo = ([first, second, ...others]: ComparedRow['values']): boolean =>
  first === second && others.some((value) => value !== first)

interface RowProps {
  readonly row: ComparedRow
  /** A repayment stands beside its rates at each car, on a phone too (D40). */
  readonly isMoney: boolean
  readonly cars: readonly Car[]
  readonly shares: Shares | undefined
  readonly site: CompareCarsView['site']
}

function Row({ row, isMoney, cars, shares, site }: RowProps) {
  const { key, label, values } = row
  const bars = shares?.map((of) => of.get(key)) ?? []
  const [first, ...others] = values
  return (
    <tr
      className={cn(
        key === 'price' && 'compare-cars-price',
        !isMoney && isSameOfTwo(values) && 'is-same-of-two',
      )}
    >
      <th scope="row">{label}</th>
      {others.every((value) => value === first) && !isMoney ? (
        <td colSpan={cars.length} className="compare-cars-all">
          <b>{first}</b>
        </td>
      ) : (
        cars.map((car, at) => (
          <Cell
            key={car.id}
            row={row}
            at={at}
            car={car}
            cars={cars}
            bars={bars}
            isNamed={bars.some((bar) => bar !== undefined)}
            site={site}
          />
        ))
      )}
    </tr>
  )
}

interface CellProps extends Omit<RowProps, 'shares' | 'isMoney'> {
  readonly car: Car
  readonly at: number
  /** How long the bars of the row are, of 1. */
  readonly bars: readonly (number | undefined)[]
  /** A row with bars has a line a car. */
  readonly isNamed: boolean
}

/** A figure and its unit, which stay on one line. */
const measure = /^[\d.,]+ \S+$/

function Cell({ row, at, car, cars, bars, isNamed, site: { words } }: CellProps) {
  const { key, values, notes, best } = row
  const value = values[at]
  const note = notes?.[at]
  const bar = bars[at]
  const isLongest =
    bar !== undefined &&
    bars.every((other, of) => of === at || (other !== undefined && other < bar))
  return (
    <td
      className={cn(at === best && 'is-best', isLongest && 'is-longest') || undefined}
      style={barOf(bar)}
    >
      {isNamed && (
        <span className="compare-cars-who" aria-hidden="true">
          {shortName(car, cars)}
        </span>
      )}
      {value === undefined || value === '' ? (
        <Unknown />
      ) : (
        <b className={measure.test(value) ? 'whitespace-nowrap' : undefined}>{value}</b>
      )}
      {(at === best || isLongest) && (
        <small className="compare-cars-mark"> {words[praise[key] ?? 'best']}</small>
      )}
      {note !== undefined && <small className="compare-cars-note"> {note}</small>}
    </td>
  )
}

/** Its model, of one such as "2" with its make; its whole name beside another of the same model. */
function shortName(car: Car, cars: readonly Car[]): string {
  const { make, model } = car
  const isShared = cars.some((other) => other !== car && other.model === model)
  if (model === undefined || isShared) return carName(car)
  return model.length < SHORTEST ? `${make} ${model}` : model
}
const SHORTEST = 3

/** What the better figure of a row is called; a consumption may be in miles per gallon. */
const praise: Readonly<Record<string, 'lowest' | 'newest'>> = {
  price: 'lowest',
  odometer: 'lowest',
  year: 'newest',
}
