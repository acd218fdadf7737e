import type { ReactNode } from 'react'
import { Each } from '#parts/rendering.tsx'
import { facetTitle } from '#parts/search/facet-labels.ts'
import { rangeLabel } from '#parts/search/range-labels.ts'
import type { SiteView } from '#parts/view-context.ts'
import { GROUND, MENU } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { Group, TermGroup } from './facet-groups.ts'
import { BodyOptions, ColourOptions, Options } from './options.tsx'
import { RangeFields } from './range-fields.tsx'
import { type FiltersVariant, opensAsMenu } from './variant.ts'

interface FacetGroupsProps {
  /** Id of the block. */
  readonly id: string
  readonly groups: readonly Group[]
  readonly site: SiteView
  readonly variant: FiltersVariant
  /** The number of groups that are open at first; those with a choice always are. */
  readonly openGroups: number
  readonly showCounts: boolean
  /** Body types are shown with their drawings. */
  readonly hasPictures: boolean
}

/** The filters, each in a disclosure. */
export function FacetGroups(props: FacetGroupsProps) {
  const { id, groups, site, variant, openGroups, ...look } = props
  const isMenu = opensAsMenu(variant)
  const frames = groups.map((group, index): GroupFrameProps => {
    const title = facetTitle(group.facet, site.locale)
    return {
      id: `${id}-${group.facet}`,
      title,
      isOpen: !isMenu && (index < openGroups || group.chosen > 0),
      isChosen: group.chosen > 0,
      value: chosenValue(group, site.locale),
      variant,
      children:
        group.kind === 'range' ? (
          <RangeFields id={id} group={group} site={site} title={title} />
        ) : (
          <Terms group={group} site={site} {...look} />
        ),
    }
  })
  return (
    <div className="filters-groups">
      <Each of={frames} view={GroupFrame} cacheKey={frameKey} holes={['children', 'value']} />
    </div>
  )
}

/** What is chosen, in a few words: `Toyota, Mazda`, `Up to $30,000`; without a choice `Any`. */
function chosenValue(group: Group, locale: SiteView['locale']): string {
  if (group.chosen === 0) return 'Any'
  if (group.kind === 'range') return rangeLabel(group.facet, group.range, locale)
  return [...group.unlisted, ...group.options, ...group.more]
    .filter(({ checked }) => checked)
    .map(({ label }) => label)
    .join(', ')
}

interface GroupFrameProps {
  readonly id: string
  readonly title: string
  readonly isOpen: boolean
  readonly isChosen: boolean
  readonly value: string
  readonly variant: FiltersVariant
  readonly children: ReactNode
}

const frameKey = ({ id, title, isOpen, isChosen, variant }: GroupFrameProps): string =>
  `${id} ${isOpen} ${isChosen} ${variant} ${title}`

function GroupFrame({ id, title, isOpen, isChosen, value, variant, children }: GroupFrameProps) {
  const isMenu = opensAsMenu(variant)
  return (
    <details
      id={id}
      open={isOpen}
      className={isMenu ? 'filter filter-menu' : 'filter'}
      {...(isMenu && { [MENU]: '' })}
    >
      <summary>
        <span className="filter-name shrink-0">{title}</span>{' '}
        <span className={isChosen ? 'filter-value' : 'filter-any'}>{value}</span>
        <Icon name="chevron-down" />
      </summary>
      <fieldset aria-label={title} {...(variant === 'sentence' && { [GROUND]: 'plain' })}>
        {children}
      </fieldset>
    </details>
  )
}

type TermsProps = { group: TermGroup } & Pick<
  FacetGroupsProps,
  'site' | 'showCounts' | 'hasPictures'
>

function Terms({ group, site, showCounts, hasPictures }: TermsProps) {
  const { unlisted, options, more } = showCounts ? group : uncounted(group)
  if (hasPictures && group.facet === 'simple_body') {
    return (
      <div className="grid grid-cols-2 gap-2">
        <BodyOptions unlisted={unlisted} options={options} />
      </div>
    )
  }
  const List = group.facet === 'colour' ? ColourOptions : Options
  const first = <List unlisted={unlisted} options={options} />
  if (more.length === 0) return first
  const { words, flags } = site
  const isOpen = more.some(({ checked }) => checked)
  return (
    <>
      {flags.popularMakes && <p className="text-sm text-ink-2">{words.popularMakes}</p>}
      {first}
      <MoreFrame isOpen={isOpen} showAll={words.showAllMakes} showLess={words.showLess}>
        <List unlisted={[]} options={more} />
      </MoreFrame>
    </>
  )
}

interface MoreFrameProps {
  readonly isOpen: boolean
  readonly showAll: string
  readonly showLess: string
  readonly children: ReactNode
}

/** The options behind "Show all" (Spec 9.07). */
function MoreFrame({ isOpen, showAll, showLess, children }: MoreFrameProps) {
  return (
    <details open={isOpen} className="group/more">
      <summary className="flex min-h-9 items-center gap-1 text-sm font-semibold text-brand-ink hover:underline pointer-coarse:min-h-11">
        <span className="group-open/more:hidden">{showAll}</span>
        <span className="not-group-open/more:hidden">{showLess}</span>
      </summary>
      {children}
    </details>
  )
}

const withoutCounts = (options: TermGroup['options']) =>
  options.map((option) => ({ ...option, count: '' }))

const uncounted = ({ unlisted, options, more }: TermGroup) => ({
  unlisted: withoutCounts(unlisted),
  options: withoutCounts(options),
  more: withoutCounts(more),
})
