import type { ReactNode } from 'react'
import type { SiteView } from '#parts/view-context.ts'
import type { TermGroup } from './facet-groups.ts'
import type { FiltersProps } from './filters-props.ts'
import { isLongList, ListSearch } from './list-search.tsx'
import { BodyOptions, ColourOptions, MakeOptions, Options } from './options.tsx'

interface TermsProps {
  readonly group: TermGroup
  readonly site: SiteView
  readonly title: string
  readonly props: Pick<FiltersProps, 'showCounts' | 'bodies' | 'makes'>
}

/** The values of a facet, as checkboxes of the kind that suits them. Spec 2.39, 9.07. */
export function Terms({ group, site, title, props }: TermsProps) {
  const { words, flags } = site
  const { unlisted, options, more } = props.showCounts ? group : uncounted(group)
  const { className, View } = lookOf(group, props)
  const isSearched = isLongList(options.length + more.length) && View !== ColourOptions
  const isOpen = more.some(({ checked }) => checked)
  if (unlisted.length + options.length === 0)
    return <p className="py-2 text-sm text-ink-2">{words.noChoices}</p>
  return (
    <>
      {isSearched && <ListSearch facet={group.facet} text={words.findInList} title={title} />}
      {more.length > 0 && flags.popularMakes && (
        <p className="text-sm text-ink-2">{words.popularMakes}</p>
      )}
      <div className={className}>
        <View unlisted={unlisted} options={options} />
      </div>
      {more.length > 0 && (
        <MoreFrame isOpen={isOpen} showAll={words.showAllMakes} showLess={words.showLess}>
          <div className={className}>
            <View unlisted={[]} options={more} />
          </div>
        </MoreFrame>
      )}
    </>
  )
}

/** How a list is shown, and the class of what is around it. */
function lookOf({ facet }: TermGroup, { bodies, makes }: TermsProps['props']) {
  if (facet === 'simple_body' && bodies === 'pictures')
    return { View: BodyOptions, className: 'grid grid-cols-2 gap-2' }
  if (facet === 'make' && makes === 'cards') return { View: MakeOptions, className: 'make-cards' }
  const isColour = facet === 'colour_family' || facet === 'colour'
  return { View: isColour ? ColourOptions : Options }
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
