import type { ReactNode } from 'react'
import { Cached } from '#parts/rendering.tsx'
import { formId, panelId } from '#parts/search/ids.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { DRAWER, LIVE, NEAR_PRESS } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Link } from '#ui/link/link.tsx'

interface FiltersFrameProps {
  readonly liveBlocks: string
  /** The number of choices, keywords included. */
  readonly choices: number
  readonly isChosen: boolean
  readonly title: string
  readonly clear: string
  readonly submit: string
  /** How many cars there are: the drawer reads it out, since what is behind it is inert. */
  readonly count: string
  /** Where the results are in the page. */
  readonly results: `#${string}` | undefined
  readonly children: ReactNode
}

/**
 * The form around the filters. The panel is a popover; a variant's stylesheet also shows it in the
 * page, where there is room.
 */
export function FiltersFrame(props: Omit<FiltersFrameProps, 'isChosen'>) {
  return (
    <Cached
      props={{ ...props, isChosen: props.choices > 0 }}
      view={Frame}
      cacheKey={({ isChosen, liveBlocks }) => `${isChosen} ${liveBlocks}`}
      holes={['choices', 'submit', 'count', 'children']}
    />
  )
}

function Frame(props: FiltersFrameProps) {
  const { liveBlocks, choices, isChosen, title, clear, submit, count, results, children } = props
  return (
    <>
      <div id={panelId} popover="auto" {...{ [DRAWER]: title }} className="filters-panel">
        <form
          id={formId}
          method="get"
          action="/search"
          {...{ [LIVE]: liveBlocks }}
          autoComplete="off"
          noValidate
          aria-label={title}
          className="filters-form"
        >
          <div className="filters-head">
            <p className="type-heading flex-1 text-title-3">{title}</p>
            {isChosen && (
              <Link href="/search" {...{ [LIVE]: '' }}>
                {clear}
              </Link>
            )}
            <span className="filters-close">
              <span aria-live="polite" className="sr-only">
                {count}
              </span>
              <IconButton
                icon="x"
                label="Close filters"
                autoFocus
                popoverTarget={panelId}
                popoverTargetAction="hide"
              />
            </span>
          </div>
          {children}
          <div className="filters-submit">
            <Button type="submit" className="figures w-full">
              {submit}
            </Button>
          </div>
          {results && (
            <a href={results} hidden {...{ [NEAR_PRESS]: '' }} className="filters-near figures">
              {submit}
              <Icon name="arrow-right" size="sm" />
            </a>
          )}
        </form>
      </div>
      <button type="button" popoverTarget={panelId} className="filters-all">
        <Icon name="filters" />
        {title}
        {isChosen && (
          <Badge tone="brand" className="figures">
            {choices}
            <span className="sr-only"> chosen</span>
          </Badge>
        )}
      </button>
    </>
  )
}
