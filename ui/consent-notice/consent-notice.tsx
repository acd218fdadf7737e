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
  'inset-auto inset-x-0 bottom-[var(--foot,0px)] max-h-dvh w-auto max-w-lg overflow-y-auto border-t border-line bg-surface px-3 py-1 text-sm text-ink shadow-overlay print:hidden'
const row = 'flex flex-wrap items-center gap-x-2.5'
const answer = 'flex-1 whitespace-nowrap aria-pressed:border-brand-ink aria-pressed:bg-tint'

/**
 * Asks a visitor for consent to measurement, in a bar of one line whose question opens the text. It is a
 * popover: hidden until the script (pages/runtime/consent-notice.ts) or a button opens it, then above the
 * page without a layout shift.
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
      <div data-consent-part="question" className={row}>
        <details className="flex-[1_1_7rem] open:basis-full">
          <summary className="py-0.5 leading-tight underline decoration-line-2 underline-offset-3">
            <h2 id={titleId} className="inline text-sm leading-tight">
              {heading}
            </h2>
          </summary>
          <p className="pb-1 text-ink-2">{text}</p>
        </details>
        <div className="flex gap-2">
          <Button variant="outline" size="sm" className={answer} data-consent="granted">
            {allow}
          </Button>
          <Button variant="outline" size="sm" className={answer} data-consent="refused">
            {decline}
          </Button>
        </div>
      </div>
      <div data-consent-part="refused-by-browser" className={row} hidden>
        <p className="flex-1 text-ink-2">{refusedByBrowser}</p>
        <Button
          variant="outline"
          size="sm"
          popoverTarget={CONSENT_NOTICE_ID}
          popoverTargetAction="hide"
        >
          {close}
        </Button>
      </div>
    </section>
  )
}
