import type { ReactNode } from 'react'
import type { SiteView } from '#parts/view-context.ts'
import { Icon } from '#ui/icon/icon.tsx'

interface MoreProps {
  readonly site: SiteView
  /** What there is more of, for screen readers. */
  readonly of: string
  readonly children: ReactNode
}

/** What is folded away at first, with the switch below it. */
export function More({ site, of, children }: MoreProps) {
  return (
    <details className="group/more flex flex-col-reverse items-start details-content:w-full">
      <summary className="flex print:hidden min-h-11 items-center gap-1.5 font-semibold text-brand-11 hover:underline hover:underline-offset-4">
        <span className="group-open/more:hidden">{site.words.showMore}</span>
        <span className="not-group-open/more:hidden">{site.words.showLess}</span>
        <span className="sr-only">: {of}</span>
        <Icon name="chevron-down" size="sm" className="group-open/more:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
