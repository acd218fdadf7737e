import type { ReactNode } from 'react'
import { cn } from '#ui/cn.ts'
import { Icon, type IconProps } from '#ui/icon/icon.tsx'
import { EmptyPanel } from '../no-stock/empty-panel.tsx'

interface NothingChosenProps {
  readonly icon: IconProps['name']
  readonly heading: string
  /** What to do, as paragraphs and buttons. */
  readonly children: ReactNode
  /** It shows a moment later: a script looks for those of this browser first. */
  readonly isLookedFor?: boolean
  readonly className?: string
}

/** In place of a list that the buyer fills, while it is empty. */
export function NothingChosen({
  icon,
  heading,
  children,
  isLookedFor = false,
  className,
}: NothingChosenProps) {
  const own = cn('justify-items-center text-center', isLookedFor && 'is-looked-for')
  return (
    <EmptyPanel className={cn(own, className)}>
      <Icon name={icon} size="lg" />
      <h2>{heading}</h2>
      {children}
    </EmptyPanel>
  )
}
