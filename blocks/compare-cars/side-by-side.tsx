import { type ComparedRow, type ComparedRows, comparedRows } from '#domain/car/compared-rows.ts'
import { carName } from '#domain/car/name.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { MAX_COMPARED } from '#domain/stock-query/chosen-cars.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Alone } from './alone.tsx'
import { savedPath } from './choose.tsx'
import { ComparedCar, NARROW } from './compared-car.tsx'
import { moneyRows } from './money-rows.ts'
import { barOf, type Shares, sharesOf } from './shares.ts'
import { Unknown } from './unknown.tsx'
import type { CompareCarsView } from './view.ts'

/** Two cars or more: a column a car, a row a fact. Spec 1.04. */
export function SideBySide(view: CompareCarsView) {
  const { id, data, site, page } = view
  const { cars } = data
  const { words, locale, timeZone } = site
  const { differ, sizes, same, alone } = comparedRows(cars, {
    now: new Date(page.now),
    locale,
    timeZone,
  })
  const shares = sharesOf(view)
  return (
    <>
      <NotShown {...view} />
      {/* biome-ignore-start lint/a11y: a wide table scrolls, with the keyboard too; no fieldset, nothing is entered */}
      <div
        className="compare-cars-scroll"
        role="group"
        aria-labelledby={`${id}-title`}
        tabIndex={0}
      >
        {/* biome-ignore-end lint/a11y: as above */}
        <table>
          <thead>
            <tr>
              <td>{cars.length < MAX_COMPARED && <Add {...view} />}</td>
              {cars.map((car) => (
                <th scope="col" key={car.id}>
                  <ComparedCar car={car} cars={cars} site={site} page={page} />
                </th>
              ))}
            </tr>
          </thead>
          <Rows rows={moneyRows(cars, site, page.now)} site={site} />
          <Rows title={words.compareDiffers} rows={differ} shares={shares} site={site} />
          <Alone facts={alone} site={site} />
          <Rows title={words.compareSizes} rows={sizes} shares={shares} site={site} />
          <Rows title={words.compareSame} rows={same} shares={shares} site={site} />
        </table>
      </div>
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

/** In the corner of the table: where one more is chosen. */
const Add = (view: CompareCarsView) => (
  <a href={savedPath(view) ?? '/search'} className="compare-cars-add">
    <Icon name="plus" />
    {view.site.words.compareAdd}
  </a>
)

/** How many columns a phone shows, with that of the names of the rows. */
const NARROW_COLUMNS = NARROW + 1

/** Of three or more, only those differ that a phone does not show: there the row says nothing. */
const isSameOfTwo = ([first, second, ...others]: ComparedRow['values']): boolean =>
  first === second && others.some((value) => value !== first)

interface RowsProps {
  readonly rows: ComparedRows['differ']
  readonly shares?: Shares | undefined
  readonly site: CompareCarsView['site']
  readonly title?: string | undefined
}

function Rows({ rows, shares, site, title }: RowsProps) {
  if (rows.length === 0) return null
  const columns = (rows[0]?.values.length ?? 0) + 1
  return (
    <tbody>
      {title !== undefined && (
        <tr className="compare-cars-part">
          {/* As many columns as a phone shows; more would be columns without cells there. */}
          <th scope="rowgroup" colSpan={NARROW_COLUMNS}>
            {title}
          </th>
          {columns > NARROW_COLUMNS && <td colSpan={columns - NARROW_COLUMNS} />}
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
  readonly site: CompareCarsView['site']
}

function Cell({ row, car, share, site: { words } }: CellProps) {
  const { key, values, notes, best } = row
  const value = values[car]
  const note = notes?.[car]
  return (
    <td className={car === best ? 'is-best' : undefined} style={barOf(share)}>
      {value === undefined || value === '' ? <Unknown /> : <b>{value}</b>}
      {car === best && <small className="compare-cars-mark"> {words[praise[key] ?? 'best']}</small>}
      {note !== undefined && <small className="compare-cars-note"> {note}</small>}
    </td>
  )
}

/** What the better figure of a row is called; a consumption may be in miles per gallon. */
const praise: Readonly<Record<string, 'lowest' | 'newest'>> = {
  price: 'lowest',
  odometer: 'lowest',
  year: 'newest',
}
