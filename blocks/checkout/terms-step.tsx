import { moneyBackTerms } from '#domain/reservation/money-back.ts'
import { reservationTerms } from '#domain/reservation/reservation-terms.ts'
import { ReservingPart, ReservingTerms } from '#parts/reservation/reserving.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { FieldNotes } from '#ui/field/field-notes.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { fillerOf, type StepProps, termsOf } from './step-props.ts'

/** What the deposit does, and that the buyer agrees to it. Spec 5.40, 9.19. */
export function TermsStep(props: StepProps) {
  const { id, state, car, site } = props
  const { words } = site
  const fill = fillerOf(props)
  const { short, full } = reservationTerms(termsOf(props))
  const own = moneyBackTerms(car.car_type, site)
  const fault = state.faults.terms
  return (
    <CheckoutForm {...props}>
      <ReservingPart labelledBy={`${id}-what`}>
        <h2 id={`${id}-what`}>{fill(words.checkoutWhat)}</h2>
        <ul className="checkout-points">
          {short.map(({ what, more }) => (
            <li key={what}>
              <b>{what}</b> {more}
            </li>
          ))}
        </ul>
        <ReservingTerms summary={words.checkoutAllTerms}>
          <p>{full}</p>
        </ReservingTerms>
      </ReservingPart>
      {own && (
        <ReservingPart labelledBy={`${id}-own`}>
          <h3 id={`${id}-own`}>{fill(words.checkoutOwn, { title: own.title })}</h3>
          <p>{own.text}</p>
        </ReservingPart>
      )}
      <div>
        <input type="hidden" name="terms_version" value={state.termsVersion} />
        <FieldNotes id={`${id}-terms`} error={fault} />
        <Checkbox
          id={`${id}-terms`}
          name="terms_conditions"
          value="1"
          required
          {...(fault !== undefined && {
            'aria-invalid': true,
            'aria-describedby': `${id}-terms-error`,
          })}
        >
          {words.checkoutAgree}
        </Checkbox>
      </div>
      <SubmitButton size="lg" busyLabel={words.formSending}>
        {words.checkoutToPayment}
      </SubmitButton>
    </CheckoutForm>
  )
}
