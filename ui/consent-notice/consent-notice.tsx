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

/**
 * Asks a visitor for consent to measurement, in a line of the page whose question opens the text. It shows
 * only with `data-asks`, which a page sets before it is painted, so that nothing moves and nothing is covered.
 */
export function ConsentNotice(props: ConsentNoticeProps) {
  const { heading, text, allow, decline, refusedByBrowser, close, className, ...rest } = props
  const titleId = `${CONSENT_NOTICE_ID}-title`
  return (
    <section
      id={CONSENT_NOTICE_ID}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={cn('consent-notice', className)}
      {...rest}
      data-slot="consent-notice"
    >
      <div data-consent-part="question" className="page-width">
        <details>
          <summary>
            <h2 id={titleId}>{heading}</h2>
          </summary>
          <p>{text}</p>
        </details>
        <div>
          <Button variant="outline" size="sm" data-consent="granted">
            {allow}
          </Button>
          <Button variant="outline" size="sm" data-consent="refused">
            {decline}
          </Button>
        </div>
      </div>
      <div data-consent-part="refused-by-browser" className="page-width" hidden>
        <p>{refusedByBrowser}</p>
        <Button variant="outline" size="sm">
          {close}
        </Button>
      </div>
    </section>
  )
}
