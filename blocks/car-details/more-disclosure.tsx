import type { ReactNode } from 'react'
import type { SiteView } from '#parts/view-context.ts'
import { Icon } from '#ui/icon/icon.tsx'

interface MoreDisclosureProps {
  readonly site: SiteView
  /** The name of the content, for screen readers. */
  readonly of: string
  readonly children: ReactNode
}

/** Initially collapsed content, with its toggle below. */
export function MoreDisclosure({ site, of, children }: MoreDisclosureProps) {
  return (
    <details className="group/more flex flex-col-reverse items-start details-content:w-full">
      <summary className="flex print:hidden min-h-11 items-center gap-1.5 font-semibold text-brand-ink hover:underline hover:underline-offset-4">
        <span className="group-open/more:hidden">{site.words.showMore}</span>
        <span className="not-group-open/more:hidden">{site.words.showLess}</span>
        <span className="sr-only">: {of}</span>
        <Icon name="chevron-down" size="sm" className="group-open/more:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
