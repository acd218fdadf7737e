import type { ReactNode } from 'react'
import type { VariantOf } from '#domain/site/look-axes.ts'
import { wallGround } from '#domain/site/wall-ground.ts'
import { GROUND, VARIANT } from '#ui/data-attributes.ts'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import type { Ground } from '../section/ground.ts'
import type { PageView, SiteView } from '../view-context.ts'

interface PageTopProps {
  /** That of the site where absent. */
  readonly variant?: VariantOf<'entries'> | undefined
  readonly site: SiteView
  readonly page: PageView
  /** That of the variant where absent. */
  readonly ground?: Ground | undefined
  /** The title, and after it the picture. */
  readonly children: ReactNode
}

/** The ground of the band with the title of the page. */
const grounds: Partial<Record<VariantOf<'entries'>, Ground>> = {
  notes: 'flood',
  plates: 'flood',
  bills: 'flood',
}

/** The first part of a page: the way to it, its title across the page, and a picture of what it is about. */
export function PageTop(props: PageTopProps) {
  const { site, page, children, variant = site.look.entries } = props
  // Words on the wall of a scene need the ground that its wall is.
  const wall = variant === 'ledger' ? wallGround(site.look.scene, site.theme) : 'plain'
  const ground = props.ground ?? grounds[variant] ?? (wall === 'plain' ? undefined : wall)
  return (
    <div className="page-top" {...{ [VARIANT]: variant, ...(ground && { [GROUND]: ground }) }}>
      <div className="page-top-parts">
        <Breadcrumbs page={page} site={site} />
        {children}
      </div>
    </div>
  )
}
