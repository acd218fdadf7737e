import type { CSSProperties } from 'react'
import type { Car } from '#domain/car/car.ts'
import { type ComparedRow, type ComparedRows, comparedRows } from '#domain/car/compared-rows.ts'
import { type BestFigures, measuredFacts } from '#domain/car/measured-facts.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { MAX_COMPARED } from '#domain/stock-query/chosen-cars.ts'
import { thingsOf } from '#domain/stock-query/counted.ts'
import { cardContent } from '#parts/car-card/card-layout.ts'
import { CarRow, type CarRowData } from '#parts/car-row/car-row.tsx'
import { EmptyStage } from '#parts/empty-stage/empty-stage.tsx'
import { ListHead } from '#parts/list-head/list-head.tsx'
import { Scripted } from '#parts/rendering.tsx'
import { FinanceWarning, warningId } from '#parts/repayment/finance-warning.tsx'
import { repaymentsIn } from '#parts/repayment/repayment.ts'
import { COMPARED_KEY } from '#state/compared.ts'
import { Button } from '#ui/button/button.tsx'
import { cn } from '#ui/cn.ts'
import { VARIANT } from '#ui/data-attributes.ts'
import { StageGround } from '#ui/stage/stage-ground.tsx'
import type { ViewOf } from '../define-block.ts'
import forgetRemoved from './compare-cars.island.ts'
import { ComparedCar } from './compared-car.tsx'
import { moneyRows } from './money-rows.ts'
import type block from './schema.ts'

/** The cars that the address names, in its order. */
export interface CompareCarsData {
  readonly cars: readonly Car[]
  /** The best figures of the stock. */
  readonly best: BestFigures
  /** The latest in stock, where it names none; cars like it, where it names one. */
  readonly row?: CarRowData
}

type View = ViewOf<typeof block, CompareCarsData>

/**
 * Cars side by side: price and repayment, what differs, then what is the same. The address names the cars,
 * so it can be sent, and removing one is a link. Spec 1.04.
 */
export default function CompareCars(view: View) {
  const { id, props, data, site, page } = view
  const { cars } = data
  if (cars.length === 0) return <None {...view} />
  const repayments = repaymentsIn(cars, site, page.now)
  return (
    <div>
      <section
        aria-labelledby={`${id}-title`}
        className="page-width py-section compare-cars"
        {...{ [VARIANT]: variantOf(view) }}
      >
        <ListHead id={`${id}-title`} heading={props.heading} site={site} />
        <Scripted script={forgetRemoved} name="table" stored={COMPARED_KEY}>
          <Table {...view} />
        </Scripted>
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
      {data.row && (
        <CarRow
          {...data.row}
          site={site}
          page={page}
          id={`${id}-similar`}
          heading={site.words.similarCars}
        />
      )}
    </div>
  )
}

/** The page's own variant, else the site's. */
const variantOf = ({ props, site }: View) => props.variant ?? site.look.card

function Table(view: View) {
  const { id, data, site, page } = view
  const { cars } = data
  const { words, locale, timeZone } = site
  const { differ, sizes, same, alone } = comparedRows(cars, {
    now: new Date(page.now),
    locale,
    timeZone,
  })
  const shares = cardContent[variantOf(view)].bars && sharesOf(view)
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
            {columnsOf(cars.length) > cars.length && <FreePlace {...view} />}
          </tr>
        </thead>
        <Rows rows={moneyRows(cars, site, page.now)} site={site} />
        {cars.length > 1 && (
          <>
            <Rows title={words.compareDiffers} rows={differ} shares={shares} site={site} />
            <Rows title={words.compareSizes} rows={sizes} shares={shares} site={site} />
            <Rows title={words.compareSame} rows={same} shares={shares} site={site} />
            <Alone facts={alone} site={site} />
          </>
        )}
      </table>
    </div>
  )
}

/** A column a car, and one for another while there is room. */
const columnsOf = (cars: number): number => Math.min(cars + 1, MAX_COMPARED)

/** How many columns a narrow screen shows, with that of the names of the rows. */
const NARROW_COLUMNS = 3

/** Of each car by the key of a row, how long its bar is. */
type Shares = readonly ReadonlyMap<string, number | undefined>[]

const sharesOf = ({ data: { cars, best }, site }: View): Shares =>
  cars.map(
    (car) =>
      new Map(measuredFacts(car, site.locale, best).map(({ key, share }) => [key, share] as const)),
  )

/** Where one more car would stand. */
function FreePlace(view: View) {
  const { words } = view.site
  return (
    <td className="compare-cars-free">
      <div className="compare-cars-picture">
        <span className="stage">
          <StageGround />
        </span>
      </div>
      <p>{words.compareOne}</p>
      <div className="compare-cars-ways">
        <Choose {...view} />
      </div>
    </td>
  )
}

/** Of three or more, only those differ that a narrow screen does not show: there the row says nothing. */
const isSameOfTwo = ([first, second, ...others]: ComparedRow['values']): boolean =>
  first === second && others.some((value) => value !== first)

interface RowsProps {
  readonly rows: readonly ComparedRow[]
  readonly shares?: Shares | undefined
  readonly site: View['site']
  readonly title?: string | undefined
}

function Rows({ rows, shares, site, title }: RowsProps) {
  if (rows.length === 0) return null
  const cars = rows[0]?.values.length ?? 0
  const columns = columnsOf(cars)
  return (
    <tbody>
      {title !== undefined && (
        <tr className="compare-cars-part">
          {/* As many columns as a narrow screen shows; more would be columns without cells there. */}
          <th scope="rowgroup" colSpan={Math.min(columns + 1, NARROW_COLUMNS)}>
            {title}
          </th>
          {columns >= NARROW_COLUMNS && <td colSpan={columns + 1 - NARROW_COLUMNS} />}
        </tr>
      )}
      {rows.map((row) => (
        <tr
          key={row.key}
          className={cn(
            row.key === 'price' && 'compare-cars-price',
            title !== undefined && isSameOfTwo(row.values) && 'is-same-of-two',
          )}
        >
          <th scope="row">{row.label}</th>
          {row.values.map((_, car) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column a car, and columns never move
            <Cell key={car} row={row} car={car} share={shares?.[car]?.get(row.key)} site={site} />
          ))}
          {columns > cars && <td />}
        </tr>
      ))}
    </tbody>
  )
}

interface CellProps {
  readonly row: ComparedRow
  /** Its place. */
  readonly car: number
  /** How long its bar is, of 1. */
  readonly share: number | undefined
  readonly site: View['site']
}

function Cell({ row, car, share, site: { words } }: CellProps) {
  const { key, values, notes, best } = row
  const value = values[car]
  const note = notes?.[car]
  const bar: (CSSProperties & Record<'--share', number>) | undefined =
    share === undefined ? undefined : { '--share': share }
  return (
    <td className={car === best ? 'is-best' : undefined} style={bar}>
      {value === undefined || value === '' ? <Unknown /> : <b>{value}</b>}
      {note !== undefined && <small> {note}</small>}
      {car === best && <small className="compare-cars-mark"> {words[praise[key] ?? 'best']}</small>}
    </td>
  )
}

/** What is known of one car only, in its column. */
function Alone({ facts, site: { words } }: Pick<View, 'site'> & { readonly facts: Facts }) {
  if (facts.every((list) => list.length === 0)) return null
  return (
    <tbody>
      <tr className="compare-cars-alone">
        <th scope="row">{words.compareAlone}</th>
        {facts.map((list, car) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column a car, and columns never move
          <td key={car}>
            {list.length === 0 && <Unknown />}
            <ul>
              {list.map(({ key, label, value }) => (
                <li key={key}>
                  {label}: <b>{value}</b>
                </li>
              ))}
            </ul>
          </td>
        ))}
        {columnsOf(facts.length) > facts.length && <td />}
      </tr>
    </tbody>
  )
}

type Facts = ComparedRows['alone']

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

function None(view: View) {
  const { id, props, data, site, page } = view
  const { words } = site
  const cars = `${MAX_COMPARED} ${thingsOf('car', words)}`
  return (
    <div>
      <EmptyStage
        id={`${id}-title`}
        eyebrow={props.heading}
        heading={words.compareNone}
        lead={fillPlaceholders(words.compareNoneAdvice, { cars })}
        ways={<Choose {...view} isFirst />}
        site={site}
      />
      {data.row && <CarRow {...data.row} site={site} page={page} id={`${id}-latest`} />}
    </div>
  )
}

/** Where cars are chosen: those that were saved, on a site that saves them, else all. */
function Choose({ props, site, isFirst = false }: View & { readonly isFirst?: boolean }) {
  const { flags, words } = site
  const saves = flags.favourites || flags.garage
  return (
    <>
      {saves && (
        <Button variant={isFirst ? 'solid' : 'outline'} href={props.chooseAt}>
          {fillPlaceholders(words.compareChoose, { cars: thingsOf('car', words) })}
        </Button>
      )}
      {(isFirst || !saves) && (
        <Button variant={isFirst && !saves ? 'solid' : 'outline'} href="/search">
          {words.searchStock}
        </Button>
      )}
    </>
  )
}
