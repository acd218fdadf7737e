import { Children } from 'react'
import { promoCuts } from '#domain/promotion/promo-places.ts'
import { countedText, thingsOf } from '#domain/stock-query/counted.ts'
import { shownCount } from '#domain/stock-query/shown-count.ts'
import { searchTitle } from '#domain/stock-query/title.ts'
import { CardList } from '#parts/card-list/card-list.tsx'
import { NoStock } from '#parts/no-stock/no-stock.tsx'
import { PromoCard } from '#parts/promo/promo-card.tsx'
import { Cached } from '#parts/rendering.tsx'
import { FinanceWarning, warningId } from '#parts/repayment/finance-warning.tsx'
import { repaymentsIn } from '#parts/repayment/repayment.ts'
import { resultsTitleId } from '#parts/search/ids.ts'
import { COUNT, LIVE, LIVE_ERROR } from '#ui/data-attributes.ts'
import { Notice } from '#ui/notice/notice.tsx'
import type { ViewOf } from '../define-block.ts'
import { Choices } from './choice-chips.tsx'
import { choicesOf } from './choices.ts'
import { NoCars } from './no-cars.tsx'
import { Paging } from './paging.tsx'
import { QueryNote } from './query-note.tsx'
import { ResultsTable } from './results-table.tsx'
import type block from './schema.ts'
import { Toolbar } from './toolbar.tsx'
import type { ResultsData } from './view.ts'
import { ViewSwitch } from './view-switch.tsx'
import { shownView, viewsOf } from './views.ts'

type View = ViewOf<typeof block, ResultsData>

/** The results of a search: heading, count, choices, cards and paging. Spec 2.37-2.42, 4.14. */
export default function SearchResults(view: View) {
  const { id, data, site, page } = view
  const { state, pins, result, itemType, hasStock } = data
  const views = viewsOf(view.props, site)
  const choices = choicesOf(state, pins, site.locale, result.reading)
  const count = shownCount(result, state, site)
  const shown = data.nothing?.nearest?.cars ?? result.hits
  const isTable = result.count > 0 && shownView(state, views) === 'table'
  const repayments = isTable ? undefined : repaymentsIn(shown, site, page.now)
  return (
    <section aria-labelledby={resultsTitleId(id)} className="scroll-mt-6 py-section">
      <div className="results-head">
        <div className="results-title">
          <h1 id={resultsTitleId(id)} tabIndex={-1}>
            {data.searchTexts?.heading ??
              searchTitle(state, thingsOf(itemType, site.words), site.locale)}
          </h1>
          <p aria-live="polite" {...{ [COUNT]: count }} className="figures">
            {countedText(count, itemType, site)}
          </p>
        </div>
        {hasStock && (
          <Toolbar id={id} sortBy={state.sortBy} site={site} choices={choices.length}>
            <ViewSwitch state={state} pins={pins} views={views} site={site} />
          </Toolbar>
        )}
      </div>
      <QueryNote data={data} />
      {data.searchTexts?.text && <p className="results-text">{data.searchTexts.text}</p>}
      {hasStock && <Choices choices={choices} site={site} />}
      <Cached
        props={{ path: page.path }}
        view={NotRefreshed}
        cacheKey={sameForAll}
        holes={['path']}
      />
      {!hasStock ? (
        <NoStock site={site} />
      ) : result.hits.length === 0 ? (
        <NoCars id={id} data={data} site={site} page={page} />
      ) : (
        <Found {...view} />
      )}
      {repayments && (
        <Cached props={{ id, site, ...repayments }} view={Warning} cacheKey={warningKey} />
      )}
      <Paging state={state} pins={pins} page={result.page} pages={result.pages} />
    </section>
  )
}

/** The cache key of what all searches of a site share. */
const sameForAll = () => ''

interface WarningProps extends Pick<View, 'id' | 'site'> {
  readonly withoutCharges: boolean
}

const warningKey = ({ id, withoutCharges }: WarningProps): string => `${id} ${withoutCharges}`

const Warning = ({ id, ...rest }: WarningProps) => (
  <FinanceWarning id={warningId(id)} {...rest} mark="*" className="mt-8" />
)

/** Pictures on the first screen of a wide display. */
const eagerCards = 3

/** The cars, with the promotions between them: those of the content, then the blocks in the slot. Spec 2.42. */
function Found({ id, props, slots, data, site, page }: View) {
  const promos = [
    ...data.promotions.map((item) => (
      <Cached
        key={item.promo.id}
        props={{ item, shape: 'tile' as const, site }}
        view={PromoCard}
        cacheOn={({ item: { promo } }) => promo}
        cacheKey={({ item: { car } }) => `${car?.id}`}
      />
    )),
    ...Children.toArray(slots.promos),
  ]
  const { columns, promoPositions } = props
  const shown = shownView(data.state, viewsOf(props, site))
  if (shown === 'table') return <ResultsTable id={id} data={data} site={site} page={page} />
  return (
    <CardList
      id={id}
      site={site}
      variant={shown}
      columns={columns}
      promos={promos}
      best={data.best}
      cars={data.result.hits}
      cuts={promoCuts(data.result.hits.length, promoPositions, promos.length)}
      now={page.now}
      level={2}
      eager={eagerCards}
    />
  )
}

/** Shown by the runtime if an update fails; the old results remain (Spec 4.14). */
function NotRefreshed({ path }: { path: string }) {
  return (
    <Notice tone="error" role="alert" {...{ [LIVE_ERROR]: '' }} hidden className="mb-6">
      We could not refresh the list just now, so this is from your last search.{' '}
      <a href={path} {...{ [LIVE]: '' }} className="font-semibold underline">
        Try again
      </a>
    </Notice>
  )
}
