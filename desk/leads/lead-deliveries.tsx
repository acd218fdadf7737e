import { CircleAlert, CircleCheck, RotateCw } from 'lucide'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { GuardedButton } from '#staff/ui/guarded-button/guarded-button.tsx'
import { momentOf, timeOf } from '../states/saying.ts'
import type { Delivery } from './lead-queries.ts'
import { answerOf, kindOf } from './lead-words.ts'

export interface LeadDeliveriesProps {
  readonly deliveries: readonly Delivery[]
  /** Why the person may not send again. */
  readonly refusal: string | undefined
  readonly onRetry: (id: string) => void
}

/** Where a lead was sent, with each try: when, what the receiver answered, how long it took. */
export const LeadDeliveries = ({ deliveries, refusal, onRetry }: LeadDeliveriesProps) => (
  <ul>
    {deliveries.map((delivery) => (
      <li key={delivery.id} className="lead-delivery">
        <p>
          <b>{kindOf(delivery)}</b> <span className="break-all text-ink-2">{delivery.to}</span>
        </p>
        {delivery.attempts.length === 0 && <p className="text-ink-2">Not tried yet</p>}
        <ol>
          {delivery.attempts.map((attempt) => (
            <li key={attempt.at} className="lead-try">
              <time dateTime={attempt.at} title={momentOf(new Date(attempt.at))}>
                {timeOf(new Date(attempt.at))}
              </time>
              <span className="lead-answer" data-state={attempt.outcome}>
                <Glyph
                  icon={attempt.outcome === 'done' ? CircleCheck : CircleAlert}
                  className="size-4"
                />
                {answerOf(attempt)}
              </span>
              <span className="figures">{(attempt.ms / 1000).toFixed(1)} s</span>
            </li>
          ))}
        </ol>
        {delivery.state !== 'done' && (
          <div className="lead-again">
            <GuardedButton
              variant="outline"
              size="sm"
              className="shrink-0"
              refusal={refusal}
              onClick={() => onRetry(delivery.id)}
            >
              <Glyph icon={RotateCw} className="size-4" /> Send again now
            </GuardedButton>
            <small>{waitsOf(delivery)}</small>
          </div>
        )}
      </li>
    ))}
  </ul>
)

function waitsOf({ state, next_at: next, attempts }: Delivery): string {
  if (state === 'failed') return 'It was given up: nothing is tried by itself any more.'
  if (attempts.length === 0 || next === undefined) return 'It is sent by itself in a moment.'
  return `Next try by itself ${timeOf(new Date(next))}. Each carries the same key, so that the receiver counts it once.`
}
