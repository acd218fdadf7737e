import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { countedText, thingsOf } from '#domain/stock-query/counted.ts'
import { CarRow } from '#parts/car-row/car-row.tsx'
import { EmptyStage } from '#parts/empty-stage/empty-stage.tsx'
import { ListHead } from '#parts/list-head/list-head.tsx'
import { Scripted } from '#parts/rendering.tsx'
import { FinanceWarning, warningId } from '#parts/repayment/finance-warning.tsx'
import { repaymentsIn } from '#parts/repayment/repayment.ts'
import { comparePage } from '#parts/saved-list/compare-page.ts'
import showSaved from '#parts/saved-list/device-list.island.ts'
import { SavedList } from '#parts/saved-list/saved-list.tsx'
import { FAVOURITES_KEY } from '#state/favourites.ts'
import { Button } from '#ui/button/button.tsx'
import { SAVED } from '#ui/data-attributes.ts'
import type { SavedCarsView } from './view.ts'

/**
 * The cars of its address: those that the buyer saved, since the heart in the header leads to an address
 * that names them. So the page can be sent to a friend, and stands without script. Spec 1.04, 2.24.
 */
export default function SavedCars(view: SavedCarsView) {
  const { id, data, site, page } = view
  const { cars, row } = data
  const title = `${id}-title`
  const repayments = repaymentsIn(cars, site, page.now)
  return (
    <div>
      <Scripted script={showSaved} name="list" stored={FAVOURITES_KEY}>
        {cars.length === 0 ? (
          <NoneSaved {...view} />
        ) : (
          <section aria-labelledby={title} className="page-width py-section saved-cars">
            <Saved {...view} />
            {repayments && (
              <FinanceWarning id={warningId(id)} site={site} {...repayments} mark="*" />
            )}
          </section>
        )}
      </Scripted>
      {row && <CarRow {...row} site={site} page={page} id={`${id}-latest`} />}
    </div>
  )
}

function Saved(view: SavedCarsView) {
  const { id, props, data, site, page } = view
  const { cars, gone } = data
  const { words } = site
  const toCompare = cars.length > 1 ? comparePage(site, page) : undefined
  return (
    <>
      <ListHead
        id={`${id}-title`}
        heading={props.heading}
        text={countedText(cars.length, 'car', site)}
        site={site}
      />
      <p hidden {...{ [SAVED]: 'others' }}>
        <a href={page.path} className="text-brand-ink underline underline-offset-4">
          {fillPlaceholders(words.savedOthers, { cars: thingsOf('car', words) })}
        </a>
      </p>
      {gone > 0 && <Gone {...view} />}
      <SavedList id={id} {...data} site={site} page={page} compareAt={toCompare} />
    </>
  )
}

const Gone = ({ data: { gone }, site }: SavedCarsView) => (
  <p>{fillPlaceholders(site.words.savedGone, { cars: countedText(gone, 'car', site) })}</p>
)

function NoneSaved(view: SavedCarsView) {
  const { id, props, data, site } = view
  const { words } = site
  const cars = thingsOf('car', words)
  return (
    <EmptyStage
      id={`${id}-title`}
      eyebrow={props.heading}
      heading={words.savedNone}
      lead={fillPlaceholders(words.savedNoneAdvice, { car: words.car })}
      ways={<Button href="/search">{words.searchStock}</Button>}
      site={site}
      isLookedFor
    >
      {data.gone > 0 && <Gone {...view} />}
      <p className="needs-script">{fillPlaceholders(words.savedNeedsScript, { cars })}</p>
    </EmptyStage>
  )
}
