import type { WordName } from '#domain/site/interface-texts.ts'
import { type Pins, searchPath } from '#domain/stock-query/pins.ts'
import type { ResultView, SearchState } from '#domain/stock-query/state.ts'
import type { SiteView } from '#parts/view-context.ts'
import { LIVE } from '#ui/data-attributes.ts'
import { shownView } from './views.ts'

interface ViewSwitchProps {
  readonly state: SearchState
  readonly pins: Pins | undefined
  /** Those of the page, the usual one first. */
  readonly views: readonly ResultView[]
  readonly site: SiteView
}

const words = {
  grid: 'viewCards',
  feature: 'viewCards',
  cells: 'viewCards',
  rows: 'viewRows',
  table: 'viewTable',
} as const satisfies Readonly<Record<ResultView, WordName>>

/**
 * Links to the other views of the same search; nothing on a page with one view. The view is part of the
 * address, so it needs no script and no cookie, and is kept by links, the form, Back and what is shared.
 */
export function ViewSwitch({ state, pins, views, site }: ViewSwitchProps) {
  if (views.length < 2) return null
  const shown = shownView(state, views)
  return (
    <nav aria-label="View" className="view-switch">
      {views.map((view, index) => (
        <a
          key={view}
          href={searchPath({ ...state, view: index === 0 ? undefined : view }, pins)}
          aria-current={view === shown ? 'true' : undefined}
          {...{ [LIVE]: '' }}
        >
          {site.words[words[view]]}
        </a>
      ))}
    </nav>
  )
}
