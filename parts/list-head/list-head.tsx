import type { CSSProperties, ReactNode } from 'react'
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
  /** Of a list whose first cell it is: how many cards, in how many columns on wide screens. */
  readonly cell?: { readonly cards: number; readonly columns: number }
  readonly site: SiteView
  readonly className?: string
}

/**
 * The title of a page that is a list, on the ground of the site's hero. As a cell of the list it takes the
 * places that its cards leave, so that every row is full.
 */
export function ListHead({ id, heading, text, children, cell, site, className }: ListHeadProps) {
  const ground = heroGround(site.look.hero, site)
  return (
    <div
      className={cn('list-head', cell && cell.cards % cell.columns > 0 && 'fills-row', className)}
      {...(ground && { [GROUND]: ground })}
      style={cell && spans(cell)}
    >
      <div>
        <h1 id={id}>{heading}</h1>
        {text !== undefined && <p>{text}</p>}
      </div>
      {children}
    </div>
  )
}

/** Places beside the cards of an incomplete row, in two columns and on wide screens; else a row. */
function spans({
  cards,
  columns,
}: Required<ListHeadProps>['cell']): CSSProperties & Record<`--${string}`, number> {
  return { '--pair': 2 - (cards % 2), '--wide': columns - (cards % columns) }
}
