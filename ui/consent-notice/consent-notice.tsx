import type { ComponentProps } from 'react'
import { Button } from '../button/button.tsx'
import { cn } from '../cn.ts'
import { CONSENT_NOTICE_ID } from './consent-notice-id.ts'

export type ConsentNoticeProps = Omit<ComponentProps<'section'>, 'id' | 'children'> & {
  readonly heading: string
  readonly text: string
  /** The two answers look the same: neither is easier to give. */
  readonly allow: string
  readonly decline: string
  /** Shown instead of the question if the browser refuses for all sites. */
  readonly refusedByBrowser: string
  readonly close: string
}

const look =
  'inset-auto inset-x-3 bottom-3 max-h-[calc(100dvh-1.5rem)] w-auto max-w-lg overflow-y-auto rounded-card border border-line bg-surface p-4 text-ink shadow-overlay sm:inset-e-auto sm:bottom-5 sm:inset-s-5 sm:p-5 print:hidden'
const answer = 'flex-1 aria-pressed:border-brand-ink aria-pressed:bg-tint'

/**
 * Asks a visitor for consent to measurement. It is a popover: hidden until the script
 * (pages/runtime/consent-notice.ts) or a button opens it, then above the page without a layout shift.
 */
export function ConsentNotice(props: ConsentNoticeProps) {
  const { heading, text, allow, decline, refusedByBrowser, close, className, ...rest } = props
  const titleId = `${CONSENT_NOTICE_ID}-title`
  return (
    <section
      id={CONSENT_NOTICE_ID}
      popover="manual"
      aria-labelledby={titleId}
      className={cn(look, className)}
      {...rest}
      data-slot="consent-notice"
    >
      <h2 id={titleId} className="text-base leading-snug">
        {heading}
      </h2>
      <div data-consent-part="question">
        <p className="mt-1.5 text-sm text-ink-2">{text}</p>
        <div className="mt-3.5 flex flex-wrap gap-2.5">
          <Button variant="outline" className={answer} data-consent="granted">
            {allow}
          </Button>
          <Button variant="outline" className={answer} data-consent="refused">
            {decline}
          </Button>
        </div>
      </div>
      <div data-consent-part="refused-by-browser" hidden>
        <p className="mt-1.5 text-sm text-ink-2">{refusedByBrowser}</p>
        <Button
          variant="outline"
          className="mt-3.5"
          popoverTarget={CONSENT_NOTICE_ID}
          popoverTargetAction="hide"
        >
          {close}
        </Button>
      </div>
    </section>
  )
}
