import { countryOf } from '#domain/contact/country-of.ts'
import { displayPhone } from '#domain/contact/phone.ts'
import { formatCents, formatDate } from '#domain/format.ts'
import { amountTyped, paymentName } from '#domain/payment/asked-payment.ts'
import { filledIn } from '#parts/reservation-state/payment-view.ts'
import { SlipFacts } from '#parts/slip/slip.tsx'
import { Link } from '#ui/link/link.tsx'
import { askedIn, fillerOf, type Shown } from './shown.ts'
import { stateName } from './titles.ts'

/** What is paid, by whom and to whom: beside the steps, and the receipt. */
export function Summary(props: Shown) {
  const { state, site } = props
  const { words, locale, timeZone } = site
  const asked = askedIn(state)
  if (!asked) return null
  const { payment, buyer } = state
  const phone = displayPhone(buyer.phone, countryOf(locale)).replaceAll(' ', '\u00a0')
  return (
    <aside className="reserved-car" aria-label={words.paymentFor}>
      <SlipFacts
        facts={[
          [
            paymentName(asked, words),
            <b key="amount" className="figures">
              {formatCents(asked.cents, locale)}
            </b>,
          ],
          [words.paymentTo, fillerOf(props)('{name}')],
          [words.paymentFrom, [buyer.name, phone].filter(Boolean).join(', ')],
          ...(payment
            ? ([
                [words.paymentDate, formatDate(payment.at, locale, timeZone)],
                [words.paymentState, stateName(payment, words)],
              ] as const)
            : []),
        ]}
      />
      {!payment && (
        <p>
          <Link href={filledIn({ ...asked, amount: amountTyped(asked) })}>
            {words.purchaseChange}
          </Link>
        </p>
      )}
    </aside>
  )
}
