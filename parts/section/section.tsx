import type { ReactNode } from 'react'
import { cn } from '#ui/cn.ts'
import { GROUND, VARIANT } from '#ui/data-attributes.ts'
import type { Ground } from './ground.ts'

interface SectionProps {
  /** Id of its heading. */
  readonly labelledBy?: string | undefined
  readonly ground: Ground
  readonly variant: string
  /** The class of its kind, which the stylesheets of its variants place. */
  readonly className: string
  readonly children: ReactNode
}

/** A section of a page in one of its variants, on its ground. */
export function Section({ labelledBy, ground, variant, className, children }: SectionProps) {
  // A section without a heading is none.
  const Tag = labelledBy === undefined ? 'div' : 'section'
  const isPlain = ground === 'plain'
  return (
    <Tag
      aria-labelledby={labelledBy}
      className={cn(className, isPlain ? 'py-section' : 'band')}
      {...{ [VARIANT]: variant, ...(!isPlain && { [GROUND]: ground }) }}
    >
      <div className="page-width">{children}</div>
    </Tag>
  )
}
