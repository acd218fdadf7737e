import { Each } from '#parts/rendering.tsx'
import { facetTitle } from '#parts/search/facet-labels.ts'
import { rangeLabel } from '#parts/search/range-labels.ts'
import type { SiteView } from '#parts/view-context.ts'
import type { Group, RangeGroup } from './facet-groups.ts'
import { FacetSelect, fitsSelect } from './facet-select.tsx'
import type { FiltersProps } from './filters-props.ts'
import { frameKey, GroupFrame, type GroupFrameProps } from './group-frame.tsx'
import { RangeFields } from './range-fields.tsx'
import { Terms } from './terms.tsx'
import { type FiltersVariant, opensAsMenu } from './variant.ts'

interface FacetGroupsProps {
  /** Id of the block. */
  readonly id: string
  readonly groups: readonly Group[]
  readonly site: SiteView
  readonly variant: FiltersVariant
  readonly props: FiltersProps
}

/** The filters, each in a disclosure, or a drop-down by itself. */
export function FacetGroups({ id, groups, site, variant, props }: FacetGroupsProps) {
  const isMenu = opensAsMenu(variant)
  const frames = groups.map((group, index): GroupFrameProps => {
    const title = facetTitle(group.facet, site.locale)
    const value = limitText(group, site.locale)
    const isSelect =
      group.kind === 'terms' && props.selects.includes(group.facet) && fitsSelect(group)
    return {
      id: `${id}-${group.facet}`,
      title,
      isOpen: !isMenu && (index < props.openGroups || value !== '' || isFaulty(group)),
      isChosen: value !== '',
      isBare: isSelect && !isMenu,
      value: value || 'Any',
      variant,
      children:
        group.kind === 'range' ? (
          <RangeFields id={id} group={group} site={site} title={title} />
        ) : isSelect ? (
          <FacetSelect
            id={id}
            group={group}
            title={title}
            hideLabel={isMenu}
            showCounts={props.showCounts}
          />
        ) : (
          <Terms group={group} site={site} title={title} props={props} />
        ),
    }
  })
  return (
    <div className="filters-groups">
      <Each of={frames} view={GroupFrame} cacheKey={frameKey} holes={['children', 'value']} />
    </div>
  )
}

/** What is chosen, or said by keywords, in a few words: `Toyota, Mazda`, `Up to $30,000`. */
function limitText(group: Group, locale: SiteView['locale']): string {
  if (group.kind === 'range') return rangeLabel(group.facet, limitOf(group), locale)
  return [...group.unlisted, ...group.options, ...group.more]
    .filter(({ checked }) => checked)
    .map(({ label }) => label)
    .join(', ')
}

const limitOf = ({ chosen, range, said }: RangeGroup) => (chosen > 0 ? range : said)

const isFaulty = (group: Group): boolean =>
  group.kind === 'range' && Object.keys(group.unread).length > 0
