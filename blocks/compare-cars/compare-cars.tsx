import type { Car } from '#domain/car/car.ts'
import { type ComparedRow, comparedRows } from '#domain/car/compared-rows.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { MAX_COMPARED } from '#domain/stock-query/chosen-cars.ts'
import { thingsOf } from '#domain/stock-query/counted.ts'
import { CarRow, type CarRowData } from '#parts/car-row/car-row.tsx'
import { NothingChosen } from '#parts/nothing-chosen/nothing-chosen.tsx'
import { Scripted } from '#parts/rendering.tsx'
import { FinanceWarning, warningId } from '#parts/repayment/finance-warning.tsx'
import { repaymentsIn } from '#parts/repayment/repayment.ts'
import { COMPARED_KEY } from '#state/compared.ts'
import { Button } from '#ui/button/button.tsx'
import type { ViewOf } from '../define-block.ts'
import forgetRemoved from './compare-cars.island.ts'
import { ComparedCar } from './compared-car.tsx'
import { moneyRows } from './money-rows.ts'
import type block from './schema.ts'

/** The cars that the address names, in its order. */
export interface CompareCarsData {
  readonly cars: readonly Car[]
  /** The latest in stock, where it names none. */
  readonly row?: CarRowData
}

type View = ViewOf<typeof block, CompareCarsData>

/**
 * Cars side by side: price and repayment, what differs, then what is the same. The address names the cars,
 * so it can be sent, and removing one is a link. Spec 1.04.
 */
export default function CompareCars(view: View) {
  const { id, props, data, site, page } = view
  const { cars, row } = data
  const title = `${id}-title`
  const repayments = repaymentsIn(cars, site, page.now)
  return (
    <div className="compare-page">
      <section aria-labelledby={title} className="page-width py-section compare-cars">
        <h1 id={title}>{props.heading}</h1>
        {cars.length === 0 ? (
          <None {...view} />
        ) : (
          <Scripted script={forgetRemoved} name="table" stored={COMPARED_KEY}>
            <Table {...view} />
          </Scripted>
        )}
        {cars.length > 0 && cars.length < MAX_COMPARED && <More {...view} />}
        {repayments && (
          <FinanceWarning
            id={warningId(id)}
            site={site}
            {...repayments}
            mark="*"
            className="mt-8"
          />
        )}
      </section>
      {row && <CarRow {...row} site={site} page={page} id={`${id}-latest`} />}
    </div>
  )
}

function Table({ id, data, site, page }: View) {
  const { cars } = data
  const { words, locale, timeZone } = site
  const money = moneyRows(cars, site, page.now)
  const { differ, same } = comparedRows(cars, { now: new Date(page.now), locale, timeZone })
  const isOne = cars.length === 1
  return (
    // biome-ignore-start lint/a11y: a wide table scrolls, with the keyboard too; no fieldset, nothing is entered
    <div className="compare-cars-scroll" role="group" aria-labelledby={`${id}-title`} tabIndex={0}>
      {/* biome-ignore-end lint/a11y: as above */}
      <table>
        <thead>
          <tr>
            <td />
            {cars.map((car) => (
              <ComparedCar key={car.id} car={car} cars={cars} site={site} page={page} />
            ))}
          </tr>
        </thead>
        <Rows rows={money} site={site} />
        {differ.length > 0 && (
          <Rows
            rows={differ}
            site={site}
            title={isOne ? undefined : words.compareDiffers}
            isOfDifferences
          />
        )}
        {same.length > 0 && (
          <Rows rows={same} site={site} title={isOne ? undefined : words.compareSame} />
        )}
      </table>
    </div>
  )
}

/** Of three or more, the two that a narrow screen shows do not differ: there the row says nothing. */
const isSameOfTwo = ([first, second, ...others]: ComparedRow['values']): boolean =>
  others.length > 0 && first === second

interface RowsProps {
  readonly rows: readonly ComparedRow[]
  readonly site: View['site']
  readonly title?: string | undefined
  readonly isOfDifferences?: boolean
}

function Rows({ rows, site: { words }, title, isOfDifferences = false }: RowsProps) {
  // As many as a narrow screen shows; more would be columns without cells there.
  const columns = Math.min((rows[0]?.values.length ?? 0) + 1, 3)
  return (
    <tbody>
      {title !== undefined && (
        <tr className="compare-cars-part">
          <th scope="rowgroup" colSpan={columns}>
            {title}
          </th>
        </tr>
      )}
      {rows.map(({ key, label, values, best }) => (
        <tr
          key={key}
          className={isOfDifferences && isSameOfTwo(values) ? 'is-same-of-two' : undefined}
        >
          <th scope="row">{label}</th>
          {values.map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column a car, and columns never move
            <td key={index} className={index === best ? 'is-best' : undefined}>
              {value === undefined || value === '' ? <Unknown /> : value}
              {index === best && <small>{words[praise[key] ?? 'best']}</small>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** What the better figure of a row is called; a consumption may be in miles per gallon. */
const praise: Readonly<Record<string, 'lowest' | 'newest'>> = {
  price: 'lowest',
  odometer: 'lowest',
  year: 'newest',
}

const Unknown = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">Not stated</span>
  </>
)

function None({ props, site: { words } }: View) {
  const cars = thingsOf('car', words)
  return (
    <NothingChosen icon="compare" heading={words.compareNone}>
      <p>{fillPlaceholders(words.compareNoneAdvice, { cars: `${MAX_COMPARED} ${cars}` })}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button href={props.chooseAt}>{fillPlaceholders(words.compareChoose, { cars })}</Button>
        <Button variant="outline" href="/search">
          {words.searchStock}
        </Button>
      </div>
    </NothingChosen>
  )
}

function More({ props, data, site: { words } }: View) {
  return (
    <div className="compare-cars-more">
      {data.cars.length === 1 && <p>{words.compareOne}</p>}
      <Button variant="outline" href={props.chooseAt}>
        {fillPlaceholders(words.compareChoose, { cars: thingsOf('car', words) })}
      </Button>
    </div>
  )
}
