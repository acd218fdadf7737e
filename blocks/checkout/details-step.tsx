import { signInPath } from '#domain/account/sign-in-path.ts'
import { countryOf } from '#domain/contact/country-of.ts'
import { displayPhone } from '#domain/contact/phone.ts'
import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { PhoneInput } from '#ui/phone-input/phone-input.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import type { StepProps } from './step-props.ts'

/** The longest of each answer, characters. */
const MOST = { name: 100, email: 254 } as const

/** Who reserves: first the mobile, proved by a code of the sign-in, then name and email. */
export const DetailsStep = (props: StepProps) =>
  props.state.phone === undefined ? (
    <Mobile {...props} />
  ) : (
    <Person {...props} phone={props.state.phone} />
  )

/** The sign-in takes the number, and leads back here. */
function Mobile(props: StepProps) {
  const { id, car, site, page } = props
  const { words } = site
  const action = signInPath({ type: 'checkout', redirect: page.path, back: `/cars/${car.slug}` })
  return (
    <CheckoutForm {...props} action={action}>
      <Notice className="checkout-notice">
        <p className="checkout-notice-title">{words.checkoutCode}</p>
        <p>{words.checkoutCodeText}</p>
      </Notice>
      <Field id={`${id}-phone`} label={words.checkoutMobile} hint={words.signInNumberHint}>
        {(control) => <PhoneInput {...control} name="phone" required autoComplete="tel-national" />}
      </Field>
      <SubmitButton size="lg" busyLabel={words.signInSending}>
        {words.checkoutTextCode}
      </SubmitButton>
    </CheckoutForm>
  )
}

function Person(props: StepProps & { readonly phone: string }) {
  const { id, state, phone, site } = props
  const { words, locale } = site
  const { values, faults } = state
  return (
    <CheckoutForm {...props}>
      <p>
        {words.checkoutProved}: <b className="figures">{displayPhone(phone, countryOf(locale))}</b>{' '}
        <span className="reserving-small">{words.checkoutProvedText}</span>
      </p>
      <Field id={`${id}-name`} label={words.checkoutName} error={faults.name}>
        {(control) => (
          <Input
            {...control}
            name="name"
            required
            autoComplete="name"
            maxLength={MOST.name}
            defaultValue={values.name}
          />
        )}
      </Field>
      <Field id={`${id}-email`} label={words.formEmail} error={faults.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            inputMode="email"
            required
            autoComplete="email"
            maxLength={MOST.email}
            defaultValue={values.email}
          />
        )}
      </Field>
      <SubmitButton size="lg" busyLabel={words.formSending}>
        {words.formContinue}
      </SubmitButton>
    </CheckoutForm>
  )
}
