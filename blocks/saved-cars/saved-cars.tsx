import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { countedText, thingsOf } from '#domain/stock-query/counted.ts'
import { CarRow } from '#parts/car-row/car-row.tsx'
import { NothingChosen } from '#parts/nothing-chosen/nothing-chosen.tsx'
import { Scripted } from '#parts/rendering.tsx'
import { FinanceWarning, warningId } from '#parts/repayment/finance-warning.tsx'
import { repaymentsIn } from '#parts/repayment/repayment.ts'
import { FAVOURITES_KEY } from '#state/favourites.ts'
import { Button } from '#ui/button/button.tsx'
import { SAVED } from '#ui/data-attributes.ts'
import { comparePage } from './compare-page.ts'
import showSaved from './saved-cars.island.ts'
import { SavedList } from './saved-list.tsx'
import type { SavedCarsView } from './view.ts'

/**
 * The cars of its address: those that the buyer saved, since the heart in the header leads to an address
 * that names them. So the page can be sent to a friend, and stands without script. Spec 1.04, 2.24.
 */
export default function SavedCars(view: SavedCarsView) {
  const { id, props, data, site, page } = view
  const { cars, gone, row } = data
  const { words } = site
  const title = `${id}-title`
  const repayments = repaymentsIn(cars, site, page.now)
  const toCompare = cars.length > 1 ? comparePage(site, page) : undefined
  return (
    <div>
      <section aria-labelledby={title} className="page-width py-section">
        <Scripted script={showSaved} name="list" stored={FAVOURITES_KEY} className="saved-cars">
          <div className="saved-head">
            <h1 id={title}>{props.heading}</h1>
            {cars.length > 0 && <p className="figures">{countedText(cars.length, 'car', site)}</p>}
            {toCompare !== undefined && (
              <Button type="submit" form={`${id}-form`} variant="outline">
                {fillPlaceholders(words.compareChosen, { cars: thingsOf('car', words) })}
              </Button>
            )}
          </div>
          <p hidden {...{ [SAVED]: 'others' }}>
            <a href={page.path} className="text-brand-ink underline underline-offset-4">
              {fillPlaceholders(words.savedOthers, { cars: thingsOf('car', words) })}
            </a>
          </p>
          {gone > 0 && (
            <p>{fillPlaceholders(words.savedGone, { cars: countedText(gone, 'car', site) })}</p>
          )}
          {cars.length > 0 ? (
            <SavedList {...view} compareAt={toCompare} />
          ) : (
            <NoneSaved site={site} />
          )}
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
      {row && <CarRow {...row} site={site} page={page} id={`${id}-latest`} />}
    </div>
  )
}

function NoneSaved({ site: { words } }: Pick<SavedCarsView, 'site'>) {
  const cars = thingsOf('car', words)
  return (
    <NothingChosen icon="heart" heading={words.savedNone} isLookedFor>
      <p>{fillPlaceholders(words.savedNoneAdvice, { car: words.car })}</p>
      <p className="needs-script">{fillPlaceholders(words.savedNeedsScript, { cars })}</p>
      <Button href="/search">{words.searchStock}</Button>
    </NothingChosen>
  )
}
