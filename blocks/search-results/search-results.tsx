import { Children } from 'react'
import { countedText, thingsOf } from '#domain/stock-query/counted.ts'
import { shownCount } from '#domain/stock-query/shown-count.ts'
import { searchTitle } from '#domain/stock-query/title.ts'
import { NoStock } from '#parts/no-stock/no-stock.tsx'
import { FinanceWarning } from '#parts/repayment/finance-warning.tsx'
import { repaymentOf } from '#parts/repayment/repayment.ts'
import type { SearchData } from '#parts/search/page-search.ts'
import { COUNT, LIVE, LIVE_ERROR } from '#ui/data-attributes.ts'
import { Notice } from '#ui/notice/notice.tsx'
import type { ViewOf } from '../define-block.ts'
import { CardGrid } from './card-grid.tsx'
import { Choices } from './choice-chips.tsx'
import { choicesOf } from './choices.ts'
import { NoCars } from './no-cars.tsx'
import { Paging } from './paging.tsx'
import type block from './schema.ts'
import { Toolbar } from './toolbar.tsx'

/** The results of a search: heading, count, choices, cards and paging. Spec 2.37-2.42, 4.14. */
export default function SearchResults(view: ViewOf<typeof block, SearchData>) {
  const { id, props, slots, data, site, page } = view
  const { state, pins, result, itemType, hasStock } = data
  const choices = choicesOf(state, pins, site.locale)
  const count = shownCount(result, state, site)
  const hasRepayments = result.hits.some((car) => repaymentOf(car, site, page.now))
  return (
    <section aria-labelledby={`${id}-title`} className="scroll-mt-6 py-section">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex w-full flex-wrap items-baseline gap-x-4 gap-y-1 lg:w-auto lg:flex-1">
          <h1 id={`${id}-title`} className="text-3xl">
            {searchTitle(state, thingsOf(itemType, site.words), site.locale)}
          </h1>
          <p aria-live="polite" {...{ [COUNT]: count }} className="figures text-ink-2">
            {countedText(count, itemType, site)}
          </p>
        </div>
        {hasStock && <Toolbar id={id} sortBy={state.sortBy} site={site} choices={choices.length} />}
      </div>
      {hasStock && <Choices choices={choices} site={site} />}
      <NotRefreshed path={page.path} />
      {!hasStock ? (
        <NoStock site={site} className="mt-5" />
      ) : result.hits.length === 0 ? (
        <NoCars count={count} data={data} choices={choices} site={site} />
      ) : (
        <CardGrid
          id={id}
          cars={result.hits}
          promos={Children.toArray(slots.promos)}
          promoPositions={props.promoPositions}
          columns={props.columns}
          card={props.card}
          site={site}
          now={page.now}
        />
      )}
      {hasRepayments && <FinanceWarning site={site} mark="*" className="mt-5" />}
      <Paging state={state} pins={pins} pages={result.pages} />
    </section>
  )
}

/** Shown by the runtime if an update fails; the old results remain (Spec 4.14). */
function NotRefreshed({ path }: { path: string }) {
  return (
    <Notice tone="error" role="alert" {...{ [LIVE_ERROR]: '' }} hidden className="mt-4">
      We could not refresh the list just now, so this is from your last search.{' '}
      <a href={path} {...{ [LIVE]: '' }} className="font-semibold underline">
        Try again
      </a>
    </Notice>
  )
}
