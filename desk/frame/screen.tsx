import { type ReactNode, useEffect, useRef } from 'react'

export interface ScreenProps {
  readonly title: string
  /** Beside the title, in grey. */
  readonly sub?: ReactNode
  /** At the end of the bar. */
  readonly actions?: ReactNode
  /** The dealer's name, in the title of the window. */
  readonly site?: string | undefined
  readonly children: ReactNode
}

/** A screen: its bar with the heading, and below it what scrolls. */
export function Screen({ title, sub, actions, site, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The answer to a press, or to an address: readers begin here.
    heading.current?.focus()
  }, [])
  return (
    <>
      <title>{[title, site, 'Forecourt'].filter(Boolean).join(' · ')}</title>
      <header className="desk-bar">
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {sub && <span className="desk-sub">{sub}</span>}
        {actions && <div className="desk-actions">{actions}</div>}
      </header>
      {children}
    </>
  )
}
