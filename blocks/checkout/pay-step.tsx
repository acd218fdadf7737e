import { formatMoney } from '#domain/format.ts'
import { PayWays } from '#parts/pay-ways/pay-ways.tsx'
import { ReservingPart } from '#parts/reservation/reserving.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { Choices } from './choices.tsx'
import { fillerOf, type StepProps } from './step-props.ts'

/** The car is claimed, and the buyer goes on to the page of the provider. Spec 9.19, D31. */
export function PayStep(props: StepProps) {
  const { id, state, site } = props
  const { words, locale } = site
  const fill = fillerOf(props)
  const { termsVersion, price, key, problem, purchase } = state
  const isChanged = problem?.code === 'price_changed'
  return (
    <CheckoutForm {...props}>
      {purchase && <Choices {...props} purchase={purchase} />}
      <ReservingPart labelledBy={`${id}-pay`}>
        <h2 id={`${id}-pay`}>{words.checkoutPayTitle}</h2>
        <p>{words.checkoutPayText}</p>
        <PayWays words={words} />
      </ReservingPart>
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="terms_version" value={termsVersion} />
      <input type="hidden" name="price_seen" value={price} />
      <input type="hidden" name="consent" />
      {purchase && <input type="hidden" name="purchase_version" value={purchase.version} />}
      <SubmitButton size="lg" busyLabel={fill(words.checkoutPaying)}>
        {isChanged
          ? fill(words.checkoutGoOn, { price: formatMoney(price, locale) })
          : fill(words.checkoutPay)}
      </SubmitButton>
    </CheckoutForm>
  )
}
