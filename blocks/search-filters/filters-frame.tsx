import type { ReactNode } from 'react'
import { formId, panelId } from '#parts/search/ids.ts'
import { Button } from '#ui/button/button.tsx'
import { LIVE } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'

interface FiltersFrameProps {
  readonly liveBlocks: string
  readonly isAnyChosen: boolean
  readonly title: string
  readonly clear: string
  readonly submit: string
  readonly children: ReactNode
}

/** The form around the filters: a column on wide screens, a popover on narrow ones. */
export function FiltersFrame(props: FiltersFrameProps) {
  const { liveBlocks, isAnyChosen, title, clear, submit, children } = props
  return (
    <div className="max-lg:contents">
      <div
        id={panelId}
        popover="auto"
        className="inset-y-0 m-0 h-dvh max-h-none w-full max-w-md flex-col overflow-y-auto overscroll-contain border-0 bg-surface p-0 text-ink transition-transform duration-300 backdrop:bg-black/50 open:flex starting:open:-translate-x-full lg:static lg:flex lg:h-auto lg:max-w-none lg:overflow-visible lg:bg-transparent"
      >
        <form
          id={formId}
          method="get"
          action="/search"
          {...{ [LIVE]: liveBlocks }}
          autoComplete="off"
          noValidate
          aria-label={title}
          className="flex flex-1 flex-col"
        >
          <div className="sticky top-0 z-1 flex min-h-14 items-center gap-3 border-b border-line bg-surface px-4 py-1 lg:static lg:min-h-11 lg:border-0 lg:bg-transparent lg:px-0">
            <p className="type-heading flex-1 text-xl">{title}</p>
            {isAnyChosen && (
              <Link href="/search" {...{ [LIVE]: '' }} className="py-1 text-sm">
                {clear}
              </Link>
            )}
            <Button
              variant="ghost"
              size="icon"
              aria-label="Close filters"
              popoverTarget={panelId}
              popoverTargetAction="hide"
              className="lg:hidden"
            >
              <Icon name="x" />
            </Button>
          </div>
          <div className="flex-1 px-4 pb-4 lg:px-0">{children}</div>
          <div className="sticky bottom-0 border-t border-line bg-surface p-4 lg:static lg:border-0 lg:bg-transparent lg:px-0">
            <Button type="submit" className="figures w-full">
              {submit}
            </Button>
          </div>
        </form>
      </div>
    </div>
  )
}
