import type { Car } from '#domain/car/car.ts'
import { carName } from '#domain/car/name.ts'
import { favouriteButton } from '#domain/car/save-buttons.ts'
import type { SpecRow } from '#domain/car/spec-rows.ts'
import { searchPath } from '#domain/stock-query/pins.ts'
import { withSort } from '#domain/stock-query/state.ts'
import { carPlace } from '#parts/car-card/car-place.ts'
import { shownFacts } from '#parts/facts/shown-facts.ts'
import { FavouriteButton } from '#parts/favourite-button/favourite-button.tsx'
import { shownPrice } from '#parts/price/shown-price.ts'
import { Decided } from '#parts/rendering.tsx'
import { resultsTitleId } from '#parts/search/ids.ts'
import { Tag } from '#parts/tag/tag.tsx'
import type { PageView, SiteView } from '#parts/view-context.ts'
import { LIVE } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Price } from '#ui/price/price.tsx'
import type { ResultsData } from './view.ts'

interface ResultsTableProps {
  /** Id of the block. */
  readonly id: string
  readonly data: ResultsData
  readonly site: SiteView
  readonly page: Pick<PageView, 'now'>
}

/**
 * The cars of a page as a table, a row each; a column for each fact that one of them has. On phones the
 * facts stand below the name. Spec 2.41, 9.04.
 */
export function ResultsTable({ id, data, site, page }: ResultsTableProps) {
  const cars = data.result.hits.map((car) => ({ car, facts: shownFacts(car, site, page.now) }))
  const columns = new Map(
    cars.flatMap(({ facts }) => facts.map(({ key, label }) => [key, label] as const)),
  )
  const canSave = cars.some(
    ({ car }) => favouriteButton(car, site.flags, { alreadySaved: true }).eligible,
  )
  return (
    <table className="results-table" aria-labelledby={resultsTitleId(id)}>
      <thead>
        <tr>
          <th scope="col">Car</th>
          {Array.from(columns, ([key, label]) => (
            <th key={key} scope="col" className="results-table-fact">
              {label}
            </th>
          ))}
          <PriceHead data={data} site={site} />
          {canSave && (
            <th scope="col">
              <span className="sr-only">Save</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {cars.map(({ car, facts }) => (
          <tr key={car.id} id={`${id}-car-${car.id}`}>
            <th scope="row">
              <a href={`/cars/${car.slug}`}>{carName(car)}</a>
              <NameDetails car={car} facts={facts} site={site} />
              <Tag car={car} site={site} now={page.now} className="results-table-tag" />
            </th>
            {Array.from(columns, ([key]) => (
              <td key={key} className="results-table-fact">
                {facts.find((fact) => fact.key === key)?.value ?? <NotStated />}
              </td>
            ))}
            <td className="results-table-amount">
              <Decided thing="price" car={car}>
                <Price {...shownPrice(car, site)} className="results-table-price" />
              </Decided>
            </td>
            {canSave && (
              <td className="results-table-save">
                <FavouriteButton car={car} site={site} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A bare number, such as 4 for sleeps, needs its label. */
const isCount = (value: string): boolean => /^\d+$/.test(value)

interface NameDetailsProps {
  readonly car: Car
  readonly facts: readonly SpecRow[]
  readonly site: SiteView
}

function NameDetails({ car, facts, site }: NameDetailsProps) {
  const badge = [car.badge, car.series].filter((part) => part !== undefined).join(' ')
  const place = carPlace(car, site)
  return (
    <>
      {badge !== '' && <span className="results-table-detail">{badge}</span>}
      <span className="results-table-detail results-table-list">
        {facts.map(({ key, label, value }) => (
          <span key={key} className="results-table-narrow">
            {isCount(value) ? `${label} ${value}` : value}
          </span>
        ))}
        {place !== undefined && <span>{place}</span>}
      </span>
    </>
  )
}

function NotStated() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">Not stated</span>
    </>
  )
}

/** Sorts by price where the site offers that: the lowest first, then the highest. */
function PriceHead({ data: { state, pins }, site }: Pick<ResultsTableProps, 'data' | 'site'>) {
  const next = state.sortBy === 'price_asc' ? 'price_desc' : 'price_asc'
  if (!site.sortOptions.includes(next))
    return (
      <th scope="col" className="results-table-amount">
        Price
      </th>
    )
  const sorted = { price_asc: 'ascending', price_desc: 'descending' } as const
  const order =
    state.sortBy === 'price_asc' || state.sortBy === 'price_desc' ? state.sortBy : undefined
  return (
    <th scope="col" aria-sort={order && sorted[order]} className="results-table-amount">
      <a href={searchPath(withSort(state, next), pins)} {...{ [LIVE]: '' }}>
        Price
        <Icon name={order === 'price_desc' ? 'chevron-down' : 'chevron-up'} size="sm" />
      </a>
    </th>
  )
}
