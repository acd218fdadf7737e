import type { ReactNode } from 'react'

interface SplitProps {
  /** What is beside the list: "Car". */
  readonly label: string
  /** What is open of the list. */
  readonly detail: ReactNode
  /** Said while nothing is open. */
  readonly choose: string
  readonly className?: string
  /** The list. */
  readonly children: ReactNode
}

/** A list, and beside it what is open of it; on a phone one of the two. WORKSPACE 3. */
export const Split = ({ label, detail, choose, className = '', children }: SplitProps) => (
  <div className={`desk-split ${className}`} data-open={detail ? '' : undefined}>
    {children}
    <aside aria-label={label} data-region data-detail>
      {detail || <p className="desk-section text-ink-2">{choose}</p>}
    </aside>
  </div>
)
