import { countryOf } from '#domain/contact/country-of.ts'
import { displayPhone } from '#domain/contact/phone.ts'
import { DetailsFields } from '#parts/details-fields/details-fields.tsx'
import { ProveMobile } from '#parts/reservation/prove-mobile.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import type { StepProps } from './step-props.ts'

/** Who reserves: first the mobile, proved by a code of the sign-in, then name and email. */
export function DetailsStep(props: StepProps) {
  const { id, state, car, site, page } = props
  const { words } = site
  return state.phone === undefined ? (
    <ProveMobile
      id={id}
      site={site}
      type="checkout"
      redirect={page.path}
      back={`/cars/${car.slug}`}
      title={words.checkoutCode}
      text={words.checkoutCodeText}
    />
  ) : (
    <Person {...props} phone={state.phone} />
  )
}

function Person(props: StepProps & { readonly phone: string }) {
  const { id, state, phone, site } = props
  const { words, locale } = site
  return (
    <CheckoutForm {...props}>
      <p>
        {words.checkoutProved}: <b className="figures">{displayPhone(phone, countryOf(locale))}</b>{' '}
        <span className="small-print">{words.checkoutProvedText}</span>
      </p>
      <DetailsFields
        id={id}
        labels={{ name: words.checkoutName, email: words.formEmail }}
        values={state.values}
        faults={state.faults}
        required
      />
      <SubmitButton size="lg" busyLabel={words.formSending}>
        {words.formContinue}
      </SubmitButton>
    </CheckoutForm>
  )
}
