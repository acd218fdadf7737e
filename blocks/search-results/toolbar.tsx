import type { ReactNode } from 'react'
import { sortWord } from '#domain/site/sort-words.ts'
import type { SortBy } from '#domain/stock-query/state.ts'
import { Cached } from '#parts/rendering.tsx'
import { repaymentPeriodOf } from '#parts/repayment/repayment.ts'
import { formId, panelId } from '#parts/search/ids.ts'
import type { SiteView } from '#parts/view-context.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import { Icon } from '#ui/icon/icon.tsx'

interface ToolbarProps {
  readonly id: string
  readonly sortBy: SortBy
  readonly children?: ReactNode
  readonly site: SiteView
  /** The number of chosen filters. */
  readonly choices: number
}

/** The sort order; on phones also the button that opens the filters. */
export function Toolbar({ children, ...props }: ToolbarProps) {
  return (
    <>
      <Cached
        props={{ ...props, isChosen: props.choices > 0 }}
        view={Tools}
        cacheKey={({ id, sortBy, isChosen }) => `${id} ${sortBy} ${isChosen}`}
        holes={['choices']}
      />
      {children}
    </>
  )
}

interface ToolsProps extends Omit<ToolbarProps, 'children'> {
  readonly isChosen: boolean
}

function Tools({ id, sortBy, site, choices, isChosen }: ToolsProps) {
  const { words } = site
  const hasRepayments = repaymentPeriodOf(site) !== undefined
  const sortOptions = site.sortOptions.filter((order) => order !== 'repayment_asc' || hasRepayments)
  return (
    <>
      <Button variant="outline" popoverTarget={panelId} className="lg:hidden">
        <Icon name="filters" />
        {words.filters}
        {isChosen && (
          <Badge tone="brand" className="figures">
            {choices}
            <span className="sr-only"> chosen</span>
          </Badge>
        )}
      </Button>
      <div className="flex flex-1 gap-2 *:min-w-0 *:flex-1 sm:ms-auto sm:flex-none">
        <Select
          id={`${id}-sort`}
          name="sortBy"
          form={formId}
          aria-label="Sort by"
          autoComplete="off"
          defaultValue={sortBy}
        >
          {sortOptions.map((order) => (
            <option key={order} value={order}>
              {sortWord(words, order)}
            </option>
          ))}
        </Select>
        <noscript>
          <Button type="submit" form={formId} variant="outline">
            Sort
          </Button>
        </noscript>
      </div>
    </>
  )
}
