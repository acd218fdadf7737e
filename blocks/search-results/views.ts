import type { VariantOf } from '#domain/site/look-axes.ts'
import type { ResultView, SearchState } from '#domain/stock-query/state.ts'
import type { SiteView } from '#parts/view-context.ts'

interface ViewProps {
  readonly variant?: VariantOf<'list'> | undefined
  readonly views: readonly ResultView[]
}

/** The views of a page that its visitors can choose from; the first is the usual one. */
export const viewsOf = ({ variant, views }: ViewProps, site: SiteView): readonly ResultView[] => [
  ...new Set<ResultView>([variant ?? site.look.list, ...views]),
]

/** The view that the address names, if the page offers it, else the usual one. */
export const shownView = (
  { view }: Pick<SearchState, 'view'>,
  [usual = 'grid', ...others]: readonly ResultView[],
): ResultView => others.find((other) => other === view) ?? usual
