import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatNumber } from '#domain/format.ts'
import { countedText, countedThing } from '#domain/stock-query/counted.ts'
import { queryChoices } from '#domain/stock-query/query-reading.ts'
import { shownCount } from '#domain/stock-query/shown-count.ts'
import { chosen } from '#domain/stock-query/state.ts'
import { KeywordField } from '#parts/keyword-field/keyword-field.tsx'
import { resultsTitleId } from '#parts/search/ids.ts'
import { cn } from '#ui/cn.ts'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import type { ViewOf } from '../define-block.ts'
import { FacetGroups } from './facet-group.tsx'
import { groupsOf } from './facet-groups.ts'
import { FiltersFrame } from './filters-frame.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import type { FiltersData } from './load.ts'
import { PriceLinks } from './price-links.tsx'
import type block from './schema.ts'
import { isOnPhones, rootAttributes } from './variant.ts'

/**
 * The filters of a search: a plain GET form that works without script (Spec 2.38-2.40). Variants show
 * it beside or above the results; on narrow screens it is a popover that a button elsewhere opens. A
 * site without stock has no filters.
 */
export default function SearchFilters(view: ViewOf<typeof block, FiltersData>) {
  const { id, props, data, site, page } = view
  if (!data.hasStock) return null
  const { words, locale } = site
  const variant = props.variant ?? site.look.filters
  const groups = groupsOf(id, site, data)
  const choices = chosen(data.state).length + queryChoices(data.state.query, data.result.reading)
  const count = shownCount(data.result, data.state, site)
  const submit = fillPlaceholders(count === 0 ? words.showNone : words.showMe, {
    count: formatNumber(count, locale),
    cars: countedThing(count, data.itemType, words),
  })
  const [results] = page.liveBlocks.split(' ').filter((live) => live !== id)
  return (
    <div className="filters print:hidden" {...rootAttributes(variant)}>
      {results && (
        <SkipLink
          href={`#${resultsTitleId(results)}`}
          className={cn('absolute', !isOnPhones(variant) && 'max-lg:hidden')}
        >
          Skip to results
        </SkipLink>
      )}
      <PriceLinks doors={data.doors} itemType={data.itemType} site={site} />
      <FiltersFrame
        liveBlocks={page.liveBlocks}
        choices={choices}
        title={words.filters}
        clear={words.clearFilters}
        submit={submit}
        count={countedText(count, data.itemType, site)}
        results={results ? `#${resultsTitleId(results)}` : undefined}
      >
        <KeywordField
          id={`${id}-query`}
          label="Keywords"
          value={data.state.query}
          placeholder={words.keywordPlaceholder}
          className="filters-keywords"
        />
        <FacetGroups id={id} groups={groups} site={site} variant={variant} props={props} />
        <HiddenFields state={data.state} shown={groups.map(({ facet }) => facet)} />
      </FiltersFrame>
    </div>
  )
}
