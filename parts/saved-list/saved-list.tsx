import type { CSSProperties } from 'react'
import type { Car } from '#domain/car/car.ts'
import type { BestFigures } from '#domain/car/measured-facts.ts'
import { carName } from '#domain/car/name.ts'
import { compareButton } from '#domain/car/save-buttons.ts'
import { awaited, isAvailable, isSold } from '#domain/car/status.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatMoney } from '#domain/format.ts'
import { CAR_PARAMETER, MAX_COMPARED } from '#domain/stock-query/chosen-cars.ts'
import { thingsOf } from '#domain/stock-query/counted.ts'
import { Button } from '#ui/button/button.tsx'
import { cn } from '#ui/cn.ts'
import { SAVED, VARIANT } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { CarCard } from '../car-card/car-card.tsx'
import { cardContent } from '../car-card/card-layout.ts'
import { cardSizes } from '../card-list/list-layout.ts'
import { enquiryPath, reserveButton } from '../links/enquiry-path.ts'
import { Decided } from '../rendering.tsx'
import { warningId } from '../repayment/finance-warning.tsx'
import { similarPath } from '../search/similar-to.ts'
import { shownTag } from '../tag/shown-tag.ts'
import type { PageView, SiteView } from '../view-context.ts'
import { WATCHLIST_FORM } from '../watchlist/watchlist-words.ts'
import { priceChange } from './price-change.ts'

interface SavedListProps {
  /** Of the block. */
  readonly id: string
  readonly cars: readonly Car[]
  readonly best: BestFigures
  readonly site: SiteView
  readonly page: PageView
  /** What the cars cost when they were saved, of those of an account; absent for those of a device. */
  readonly before?: ReadonlyMap<string, number>
  /** Where chosen cars are compared, if they are. */
  readonly compareAt: string | undefined
}

/** A card for each car, and below it what changed, whether it is to be compared, and how to remove it. */
export function SavedList(props: SavedListProps) {
  const { id, cars, best, site, page, before, compareAt } = props
  const variant = site.look.card
  const { columns } = cardContent[variant]
  const style: CSSProperties & Record<'--columns', number> = { '--columns': columns }
  const sizes = cardSizes('grid', columns)
  // A few are all compared unless the buyer leaves some out.
  const isFew = cars.filter((car) => isComparable(car, site)).length <= MAX_COMPARED
  // They say what the account has, which nobody is signed in to.
  const hidesHearts = site.flags.watchlist && before === undefined
  const card = { site, variant, now: page.now, best, level: 2 } as const
  return (
    <form id={`${id}-form`} action={compareAt}>
      {compareAt !== undefined && (
        <p className="saved-choice">
          {fillPlaceholders(site.words.compareChoice, { most: `${MAX_COMPARED}` })}
        </p>
      )}
      <ul
        className={cn('card-list cards-in-turn saved-list', hidesHearts && 'hides-hearts')}
        style={style}
      >
        {cars.map((car, index) => (
          <li key={car.id} {...{ [VARIANT]: variant, [SAVED]: 'car' }}>
            <CarCard
              {...card}
              id={`${id}-car-${car.id}`}
              car={car}
              warning={warningId(id)}
              isSaved={before !== undefined}
              eager={index < columns}
              sizes={sizes(index)}
            />
            <Tools
              car={car}
              site={site}
              now={page.now}
              compares={compareAt !== undefined && isComparable(car, site)}
              isChosen={isFew}
              before={before && { price: before.get(car.id) }}
            />
          </li>
        ))}
      </ul>
      {compareAt !== undefined && (
        <div className="saved-bar">
          <Button type="submit">
            {fillPlaceholders(site.words.compareChosen, { cars: thingsOf('car', site.words) })}
          </Button>
        </div>
      )}
    </form>
  )
}

const isComparable = (car: Car, { flags }: SiteView): boolean => compareButton(car, flags).eligible

interface ToolsProps {
  readonly car: Car
  readonly site: SiteView
  readonly now: string
  readonly compares: boolean
  readonly isChosen: boolean
  /** Of a car of an account. */
  readonly before: { readonly price: number | undefined } | undefined
}

function Tools({ car, site, now, compares, isChosen, before }: ToolsProps) {
  const { words } = site
  const name = <span className="sr-only">: {carName(car)}</span>
  const state = stateOf(car, site)
  const isSaid = state === shownTag(car, site, now)?.text
  const enquiry = isAvailable(car) ? enquiryPath(car, site) : undefined
  const reserve = reserveButton(car, site)
  return (
    <div className="saved-tools">
      {state !== undefined && !isSaid && <p className="saved-state">{state}</p>}
      {before ? (
        <PriceChange car={car} site={site} before={before.price} />
      ) : (
        <UnknownChange site={site} />
      )}
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
      {enquiry && (
        <Button size="sm" href={enquiry}>
          {words.enquiryButton}
          {name}
        </Button>
      )}
      <Decided thing="reserve" car={car}>
        {reserve && (
          <Button size="sm" variant="outline" href={reserve.href}>
            {reserve.text}
            {name}
          </Button>
        )}
      </Decided>
      <Button
        variant="outline"
        size="sm"
        {...(before ? removesOf(car) : { hidden: true })}
        {...{ [SAVED]: 'remove' }}
      >
        <Icon name="heart" size="sm" />
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

/** Without script the button sends the form of the hearts, to another address. */
const removesOf = ({ id }: Car) =>
  ({
    type: 'submit',
    form: WATCHLIST_FORM,
    formAction: '/api/watchlist/remove-car',
    name: 'car_id',
    value: id,
  }) as const

/** Filled in by a script, which knows what a car cost when this device saved it. */
const UnknownChange = ({ site: { words } }: Pick<ToolsProps, 'site'>) => (
  <>
    <p className="saved-state text-good" hidden {...{ [SAVED]: 'cheaper' }}>
      {words.savedCheaper}
    </p>
    <p className="saved-state" hidden {...{ [SAVED]: 'dearer' }}>
      {words.savedDearer}
    </p>
  </>
)

interface PriceChangeProps extends Pick<ToolsProps, 'car' | 'site'> {
  readonly before: number | undefined
}

function PriceChange({ car, site, before }: PriceChangeProps) {
  const change = priceChange(car, before)
  if (!change) return null
  const money = (dollars: number) => formatMoney(dollars, site.locale)
  const { savedCheaper, savedDearer, savedThen } = site.words
  const text = change.isCheaper ? savedCheaper : savedDearer
  return (
    <p className={cn('saved-state', change.isCheaper && 'text-good')}>
      {fillPlaceholders(text, { amount: money(change.amount) })}{' '}
      <span className="saved-then">
        {fillPlaceholders(savedThen, { price: money(change.before) })}
      </span>
    </p>
  )
}

const compareLimit = ({ words }: SiteView): string =>
  fillPlaceholders(words.compareAtMost, { cars: `${MAX_COMPARED} ${words.cars}` })

/** Why it cannot be had today, whatever its tag says. Spec 4.01, 4.04. */
function stateOf(car: Car, { words }: SiteView): string | undefined {
  if (isSold(car)) return fillPlaceholders(words.savedIsSold, { car: words.car })
  const state = awaited(car)
  if (state === 'coming_soon') return words.comingSoon
  return state === undefined ? undefined : words[state]
}
