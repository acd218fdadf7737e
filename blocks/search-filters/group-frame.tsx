import type { ReactNode } from 'react'
import { GROUND, MENU, REMEMBERED } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { type FiltersVariant, opensAsMenu } from './variant.ts'

export interface GroupFrameProps {
  readonly id: string
  readonly title: string
  readonly isOpen: boolean
  readonly isChosen: boolean
  /** A drop-down, which needs no disclosure around it. */
  readonly isBare: boolean
  /** What is chosen, or `Any`. */
  readonly value: string
  readonly variant: FiltersVariant
  readonly children: ReactNode
}

/** Everything that a frame's HTML depends on, except what is in it and its value. */
export const frameKey = ({ id, title, ...looks }: GroupFrameProps): string =>
  `${id} ${looks.isOpen} ${looks.isChosen} ${looks.isBare} ${looks.variant} ${title}`

/** A filter with its name; it is closed like a menu, or open. */
export function GroupFrame(props: GroupFrameProps) {
  const { id, title, isOpen, isChosen, isBare, value, variant, children } = props
  const isMenu = opensAsMenu(variant)
  if (isBare) return <div className="filter filter-select">{children}</div>
  return (
    <details
      id={id}
      open={isOpen}
      className={isMenu ? 'filter filter-menu' : 'filter'}
      {...{ [isMenu ? MENU : REMEMBERED]: '' }}
    >
      <summary>
        <span className="filter-name shrink-0">{title}</span>{' '}
        <span className={isChosen ? 'filter-value' : 'filter-any'}>{value}</span>
        <Icon name="chevron-down" />
      </summary>
      <fieldset aria-label={title} {...(variant === 'sentence' && { [GROUND]: 'plain' })}>
        {children}
      </fieldset>
    </details>
  )
}
