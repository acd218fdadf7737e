import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatNumber } from '#domain/format.ts'
import { countedThing } from '#domain/stock-query/counted.ts'
import { shownCount } from '#domain/stock-query/shown-count.ts'
import { chosen } from '#domain/stock-query/state.ts'
import type { SearchData } from '#parts/search/page-search.ts'
import type { ViewOf } from '../define-block.ts'
import { FacetGroups } from './facet-group.tsx'
import { groupsOf } from './facet-groups.ts'
import { FiltersFrame } from './filters-frame.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { Keywords } from './keywords.tsx'
import type block from './schema.ts'

/**
 * The filters of a search: a plain GET form that works without script (Spec 2.38-2.40). On wide
 * screens it is in its column, on narrow ones it is a popover that a button elsewhere opens. A site
 * without stock has no filters.
 */
export default function SearchFilters(view: ViewOf<typeof block, SearchData>) {
  const { id, props, data, site, page } = view
  if (!data.hasStock) return null
  const { words, locale } = site
  const groups = groupsOf(id, site, data)
  const isAnyChosen = chosen(data.state).length > 0 || data.state.query !== ''
  const count = shownCount(data.result, data.state, site)
  const submit = fillPlaceholders(words.showMe, {
    count: formatNumber(count, locale),
    cars: countedThing(count, data.itemType, words),
  })
  return (
    <FiltersFrame
      liveBlocks={page.liveBlocks}
      isAnyChosen={isAnyChosen}
      title={words.filters}
      clear={words.clearFilters}
      submit={submit}
    >
      <Keywords id={id} value={data.state.query} placeholder={words.keywordPlaceholder} />
      <FacetGroups
        id={id}
        groups={groups}
        site={site}
        openGroups={props.openGroups}
        showCounts={props.showCounts}
        hasPictures={props.bodies === 'pictures'}
      />
      <HiddenFields state={data.state} shown={groups.map(({ facet }) => facet)} />
    </FiltersFrame>
  )
}
