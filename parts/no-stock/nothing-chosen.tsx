import type { ReactNode } from 'react'
import { cn } from '#ui/cn.ts'
import { Icon, type IconProps } from '#ui/icon/icon.tsx'

interface NothingChosenProps {
  readonly icon: IconProps['name']
  readonly heading: string
  /** What to do, as paragraphs and buttons. */
  readonly children: ReactNode
  readonly className?: string
}

/** In place of a list that the buyer fills, while it is empty. */
export function NothingChosen({ icon, heading, children, className }: NothingChosenProps) {
  return (
    <div className={cn('no-stock justify-items-center text-center', className)}>
      <Icon name={icon} size="lg" />
      <h2>{heading}</h2>
      {children}
    </div>
  )
}
