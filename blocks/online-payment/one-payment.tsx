import { amountTyped } from '#domain/payment/asked-payment.ts'
import { CallAbout } from '#parts/phone/call-about.tsx'
import {
  ReservingButtons,
  ReservingReference,
  ReservingStatus,
} from '#parts/reservation/reserving.tsx'
import {
  filledIn,
  isPaymentWaiting,
  type OwnPayment,
  PAYMENTS,
  paymentPath,
} from '#parts/reservation-state/payment-view.ts'
import { Slip } from '#parts/slip/slip.tsx'
import { Button } from '#ui/button/button.tsx'
import { fillerOf, type Shown } from './shown.ts'

interface OneProps extends Shown {
  readonly payment: OwnPayment
}

/** One payment: under way, paid, or come to nothing. */
export const OnePayment = (props: OneProps) =>
  isPaymentWaiting(props.state) || props.payment.state === 'to_bank' ? (
    <Waiting {...props} />
  ) : (
    <Done {...props} />
  )

/** The page goes on by itself. */
function Waiting(props: OneProps) {
  const { payment, site, state } = props
  const { words } = site
  const fill = fillerOf(props)
  const { bank } = payment
  return (
    <>
      <ReservingStatus state={payment.state}>
        {payment.state === 'unsure' && state.buyer.email !== undefined
          ? fill(words.reservationUnsureMail)
          : fill(words.paymentPaying)}
      </ReservingStatus>
      <ReservingButtons>
        {bank !== undefined && <Button href={bank}>{words.reservationBankOn}</Button>}
        {payment.state === 'open' && (
          <form method="post" action={paymentPath(payment.id)}>
            <Button type="submit" variant="outline">
              {words.reservationNotPaid}
            </Button>
          </form>
        )}
        {payment.state === 'unsure' && <CallAbout car={undefined} site={site} />}
      </ReservingButtons>
    </>
  )
}

function Done(props: OneProps) {
  const { payment, site, state } = props
  const { words } = site
  const fill = fillerOf(props)
  const { asked } = payment
  const isPaid = payment.state === 'confirmed'
  const again = filledIn({ ...asked, amount: amountTyped(asked) }, 'check')
  const isOver = payment.state === 'released'
  return (
    <>
      <Slip>
        <p>{words.reservationReference}</p>
        <ReservingReference>{payment.reference}</ReservingReference>
        {isPaid && state.buyer.email !== undefined && (
          <p className="small-print">{fill(words.reservationReceipt)}</p>
        )}
      </Slip>
      {isPaid && <p className="small-print">{words.paymentReceiptNote}</p>}
      <ReservingButtons>
        {isPaid || isOver ? (
          <Button variant="outline" href={PAYMENTS}>
            {words.paymentAnother}
          </Button>
        ) : (
          <Button href={again}>
            {payment.state === 'declined' ? words.reservationTryAgain : words.paymentAgain}
          </Button>
        )}
        <CallAbout car={undefined} site={site} />
      </ReservingButtons>
    </>
  )
}
