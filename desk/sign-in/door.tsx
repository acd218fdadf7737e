import { type ReactNode, useEffect, useRef } from 'react'
import { Brand } from '../frame/brand.tsx'
import { OfflineNote } from '../states/offline-note.tsx'

export interface DoorProps {
  readonly title: string
  /** Whether the heading takes the focus: where no field does. */
  readonly isRead?: boolean
  readonly children: ReactNode
}

/** A screen before one is in the workspace: one narrow column. */
export function Door({ title, isRead = false, children }: DoorProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isRead) heading.current?.focus()
  }, [isRead])
  return (
    <main className="door">
      <title>{`${title} · Forecourt`}</title>
      <div>
        <Brand />
        <OfflineNote />
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {children}
      </div>
    </main>
  )
}
