import { FormPage } from '#parts/form-page/form-page.tsx'
import { Reserving } from '#parts/reservation/reserving.tsx'
import { isPaymentWaiting, type OnlinePaymentView } from '#parts/reservation-state/payment-view.ts'
import type { ViewOf } from '../define-block.ts'
import { CheckStep } from './check-step.tsx'
import { Earlier } from './earlier.tsx'
import { OnePayment } from './one-payment.tsx'
import type block from './schema.ts'
import { askedIn, fillerOf, type Shown } from './shown.ts'
import { Summary } from './summary.tsx'
import { textsOf } from './titles.ts'
import { WishStep } from './wish-step.tsx'

/** As editors show it, where no server says whose it is. */
const nobody: OnlinePaymentView = {
  buyer: { name: undefined, phone: '', email: undefined },
  values: { purpose: '', number: '', amount: '', name: '', email: '' },
  faults: {},
  earlier: [],
}

/**
 * An invoice or a deposit is paid by its number, whole without script: a form, a page to check it, the provider's own
 * page, and the receipt. Spec 2.12.
 */
export default function OnlinePayment({ id, props, site, page }: ViewOf<typeof block>) {
  const { words, look } = site
  const state = page.payment ?? nobody
  const { payment, checked } = state
  const shown: Shown = { id, state, site, page }
  const fill = fillerOf(shown)
  const { title, text } = payment
    ? textsOf(payment, words)
    : checked
      ? { title: words.paymentCheck }
      : { title: words.paymentTitle, text: words.paymentLead }
  return (
    <FormPage
      labelledBy={`${id}-title`}
      variant={props.variant ?? look.form}
      isTitle
      head={<h1 id={`${id}-title`}>{fill(title)}</h1>}
      lead={text === undefined ? undefined : fill(text)}
      about={askedIn(state) && <Summary {...shown} />}
    >
      <Reserving eager={isPaymentWaiting(state)}>
        {payment ? (
          <OnePayment {...shown} payment={payment} />
        ) : checked ? (
          <CheckStep {...shown} checked={checked} />
        ) : (
          <WishStep {...shown} />
        )}
        <Earlier {...shown} />
      </Reserving>
    </FormPage>
  )
}
