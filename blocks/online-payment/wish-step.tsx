import { paymentPurposes } from '#domain/payment/asked-payment.ts'
import { DetailsFields, detailsErrors } from '#parts/details-fields/details-fields.tsx'
import { ReservingForm } from '#parts/reservation/reserving.tsx'
import { PAYMENTS } from '#parts/reservation-state/payment-view.ts'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { optionId } from '#ui/field/control.tsx'
import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import { fillerOf, type Shown } from './shown.ts'

/** What is paid, and by whom. */
export function WishStep(props: Shown) {
  const { id, state, site } = props
  const { words } = site
  const { values, faults } = state
  const fill = fillerOf(props)
  const group = `${id}-for`
  const at = { purpose: optionId(group, 'invoice'), number: `${id}-number`, amount: `${id}-amount` }
  const errors = (['purpose', 'number', 'amount'] as const).flatMap((name) => {
    const message = faults[name]
    return message === undefined ? [] : [{ id: at[name], message }]
  })
  const names = { invoice: words.paymentForInvoice, deposit: words.paymentForDeposit }
  return (
    <ReservingForm
      action={PAYMENTS}
      words={words}
      said={
        <ErrorSummary
          errors={[...errors, ...detailsErrors(id, faults)]}
          heading={words.formFaults}
          autoFocus
        />
      }
    >
      <RadioGroup
        id={group}
        name="for"
        legend={words.paymentFor}
        options={paymentPurposes.map((value) => ({ value, label: names[value] }))}
        required
        value={values.purpose}
        {...(faults.purpose !== undefined && { error: faults.purpose })}
      />
      <Field
        id={at.number}
        label={words.paymentNumber}
        hint={words.paymentNumberHint}
        error={faults.number}
      >
        {(control) => (
          <Input
            {...control}
            name="number"
            required
            autoComplete="off"
            defaultValue={values.number}
          />
        )}
      </Field>
      <Field
        id={at.amount}
        label={words.paymentAmount}
        hint={fill(words.paymentAmountHint)}
        error={faults.amount}
      >
        {(control) => (
          <Input
            {...control}
            name="amount"
            required
            inputMode="decimal"
            autoComplete="off"
            defaultValue={values.amount}
          />
        )}
      </Field>
      <DetailsFields
        id={id}
        labels={{ name: words.checkoutName, email: words.formEmail }}
        values={values}
        faults={faults}
        required
      />
      <SubmitButton size="lg" busyLabel={words.formSending}>
        {words.formContinue}
      </SubmitButton>
    </ReservingForm>
  )
}
