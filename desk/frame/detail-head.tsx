import { X } from 'lucide'
import type { ReactNode } from 'react'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Button } from '#ui/button/button.tsx'

interface DetailHeadProps {
  /** What the button closes: "the car". */
  readonly what: string
  readonly onClose: () => void
  /** The heading. */
  readonly children: ReactNode
}

/** The head of what is open beside a list. Its heading takes the focus of what is gone (WCAG 2.4.3). */
export const DetailHead = ({ what, onClose, children }: DetailHeadProps) => (
  <div className="flex items-start justify-between gap-2">
    <h2 tabIndex={-1} className="min-w-0 wrap-anywhere">
      {children}
    </h2>
    <Button variant="ghost" size="sm" aria-label={`Close ${what}`} onClick={onClose}>
      <Glyph icon={X} className="size-4" />
    </Button>
  </div>
)
