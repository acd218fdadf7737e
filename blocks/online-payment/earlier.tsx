import { formatCents, formatDate } from '#domain/format.ts'
import { paymentName } from '#domain/payment/asked-payment.ts'
import { ReservingPart } from '#parts/reservation/reserving.tsx'
import { paymentPath } from '#parts/reservation-state/payment-view.ts'
import { Link } from '#ui/link/link.tsx'
import type { Shown } from './shown.ts'
import { stateName } from './titles.ts'

/** What the buyer paid here before, the latest first. */
export function Earlier({ id, state, site }: Shown) {
  const { words, locale, timeZone } = site
  if (state.earlier.length === 0) return null
  return (
    <ReservingPart labelledBy={`${id}-earlier`}>
      <h2 id={`${id}-earlier`}>{words.paymentEarlier}</h2>
      <ul className="payment-list">
        {state.earlier.map((payment) => (
          <li key={payment.id}>
            <Link href={paymentPath(payment.id)}>{paymentName(payment.asked, words)}</Link>
            <span className="figures">{formatCents(payment.asked.cents, locale)}</span>
            <small>
              {stateName(payment, words)}, {formatDate(payment.at, locale, timeZone)}
            </small>
          </li>
        ))}
      </ul>
    </ReservingPart>
  )
}
