import type { CSSProperties } from 'react'
import type { Car } from '#domain/car/car.ts'
import { carName } from '#domain/car/name.ts'
import { compareButton } from '#domain/car/save-buttons.ts'
import { awaited, isSold } from '#domain/car/status.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { CAR_PARAMETER, MAX_COMPARED } from '#domain/stock-query/chosen-cars.ts'
import { CarCard } from '#parts/car-card/car-card.tsx'
import { cardContent } from '#parts/car-card/card-layout.ts'
import { cardSizes } from '#parts/card-list/list-layout.ts'
import { warningId } from '#parts/repayment/finance-warning.tsx'
import { similarPath } from '#parts/search/similar-to.ts'
import type { SiteView } from '#parts/view-context.ts'
import { Button } from '#ui/button/button.tsx'
import { SAVED, VARIANT } from '#ui/data-attributes.ts'
import { Link } from '#ui/link/link.tsx'
import type { SavedCarsView } from './view.ts'

interface SavedListProps extends SavedCarsView {
  /** Where chosen cars are compared, if they are. */
  readonly compareAt: string | undefined
}

/** A card for each car, and below it what changed, whether it is to be compared, and how to remove it. */
export function SavedList({ id, data, site, page, compareAt }: SavedListProps) {
  const variant = site.look.card
  const { columns } = cardContent[variant]
  const style: CSSProperties & Record<'--columns', number> = { '--columns': columns }
  const sizes = cardSizes('grid', columns)
  // A few are all compared unless the buyer leaves some out.
  const isFew = data.cars.filter((car) => isComparable(car, site)).length <= MAX_COMPARED
  const card = { site, variant, now: page.now, best: data.best, level: 2 } as const
  return (
    <form id={`${id}-form`} action={compareAt}>
      <ul className="card-list saved-list" style={style}>
        {data.cars.map((car, index) => (
          <li key={car.id} {...{ [VARIANT]: variant, [SAVED]: 'car' }}>
            <CarCard
              {...card}
              id={`${id}-car-${car.id}`}
              car={car}
              warning={warningId(id)}
              eager={index < columns}
              sizes={sizes(index)}
            />
            <Tools
              car={car}
              site={site}
              compares={compareAt !== undefined && isComparable(car, site)}
              isChosen={isFew}
            />
          </li>
        ))}
      </ul>
    </form>
  )
}

const isComparable = (car: Car, { flags }: SiteView): boolean => compareButton(car, flags).eligible

interface ToolsProps {
  readonly car: Car
  readonly site: SiteView
  readonly compares: boolean
  readonly isChosen: boolean
}

function Tools({ car, site, compares, isChosen }: ToolsProps) {
  const { words } = site
  const name = <span className="sr-only">: {carName(car)}</span>
  const state = stateOf(car, site)
  return (
    <div className="saved-tools">
      {state !== undefined && <p className="saved-state">{state}</p>}
      <p className="saved-state text-good" hidden {...{ [SAVED]: 'cheaper' }}>
        {words.savedCheaper}
      </p>
      <p className="saved-state" hidden {...{ [SAVED]: 'dearer' }}>
        {words.savedDearer}
      </p>
      {isSold(car) && (
        <Link href={similarPath(car)} className="saved-similar">
          {words.findSimilar}
        </Link>
      )}
      {compares && (
        <div className="saved-compare">
          <label>
            <input type="checkbox" name={CAR_PARAMETER} value={car.id} defaultChecked={isChosen} />
            <span>
              {words.compare}
              {name}
            </span>
          </label>
          <p role="status">
            <span hidden {...{ [SAVED]: 'full' }}>
              {compareLimit(site)}
            </span>
          </p>
        </div>
      )}
      <Button variant="outline" size="sm" hidden {...{ [SAVED]: 'remove' }}>
        {words.savedRemove}
        {name}
      </Button>
      <p className="saved-removed" hidden {...{ [SAVED]: 'removed' }}>
        {words.savedRemoved}
        {name}
      </p>
      <Button variant="outline" size="sm" hidden {...{ [SAVED]: 'undo' }}>
        {words.undo}
        {name}
      </Button>
    </div>
  )
}

const compareLimit = ({ words }: SiteView): string =>
  fillPlaceholders(words.compareAtMost, { cars: `${MAX_COMPARED} ${words.cars}` })

/** Why it cannot be had today, whatever its tag says. Spec 4.01, 4.04. */
function stateOf(car: Car, { words }: SiteView): string | undefined {
  if (isSold(car)) return words.savedSold
  const state = awaited(car)
  if (state === 'coming_soon') return words.comingSoon
  return state === undefined ? undefined : words[state]
}
