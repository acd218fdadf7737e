import type { ReactNode } from 'react'
import { heroGround } from '#domain/site/hero-ground.ts'
import { cn } from '#ui/cn.ts'
import { GROUND } from '#ui/data-attributes.ts'
import type { SiteView } from '../view-context.ts'

interface ListHeadProps {
  /** Id of the heading. */
  readonly id: string
  readonly heading: string
  readonly text?: string | undefined
  /** What can be done with all of the list. */
  readonly children?: ReactNode
  readonly site: SiteView
  readonly className?: string
}

/** The title of a page that is a list, on the ground of the site's hero. */
export function ListHead({ id, heading, text, children, site, className }: ListHeadProps) {
  const ground = heroGround(site.look.hero, site)
  return (
    <div className={cn('list-head', className)} {...(ground && { [GROUND]: ground })}>
      <div>
        <h1 id={id}>{heading}</h1>
        {text !== undefined && <p>{text}</p>}
      </div>
      {children}
    </div>
  )
}
