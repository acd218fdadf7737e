import type { ReactNode } from 'react'
import type { VariantOf } from '#domain/site/look-axes.ts'
import { GROUND } from '#ui/data-attributes.ts'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import type { Ground } from '../section/ground.ts'
import type { PageView, SiteView } from '../view-context.ts'

interface EntryTopProps {
  readonly variant: VariantOf<'entries'>
  readonly site: SiteView
  readonly page: PageView
  readonly children: ReactNode
}

/** The ground of the band with the title of the page. */
const grounds: Partial<Record<VariantOf<'entries'>, Ground>> = {
  notes: 'flood',
  plates: 'flood',
  bills: 'flood',
}

/** The first part of a page of entries: the way to it, and its title across the page. */
export function EntryTop({ variant, site, page, children }: EntryTopProps) {
  const ground = grounds[variant]
  return (
    <div className="entry-top" {...(ground && { [GROUND]: ground })}>
      <div className="page-width">
        <Breadcrumbs page={page} site={site} />
        {children}
      </div>
    </div>
  )
}
