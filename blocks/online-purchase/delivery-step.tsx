import { TO_AN_ADDRESS } from '#domain/purchase/choices.ts'
import { MAX_ADDRESS_CHARACTERS } from '#domain/purchase/thresholds.ts'
import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'
import { QuestionForm } from './question-form.tsx'
import { fillerOf, type StepProps } from './step-props.ts'

/** Where the buyer gets the car. Spec 2.06. */
export function DeliveryStep(props: StepProps) {
  const { id, state, site } = props
  const { words, checkout } = site
  const fill = fillerOf(props)
  const { places, delivers } = state.options
  const { delivery } = state.choices
  const known = delivery && 'address' in delivery ? delivery.address : ''
  const chosen = delivery && ('place' in delivery ? delivery.place : TO_AN_ADDRESS)
  return (
    <QuestionForm
      {...props}
      legend={words.purchaseDelivery}
      value={state.address === undefined ? chosen : TO_AN_ADDRESS}
      options={[
        ...places.map(({ slug, name }) => ({
          value: slug,
          label: fill(words.purchaseCollect, { place: name }),
        })),
        ...(delivers
          ? [
              {
                value: TO_AN_ADDRESS,
                label: words.purchaseDeliver,
                ...(checkout.delivery !== undefined && { hint: checkout.delivery }),
              },
            ]
          : []),
      ]}
    >
      {delivers && (
        <Field
          id={`${id}-address`}
          label={words.purchaseAddress}
          hint={words.purchaseAddressHint}
          error={state.fault?.at === 'address' ? state.fault.text : undefined}
        >
          {(control) => (
            <Input
              {...control}
              name="address"
              autoComplete="street-address"
              maxLength={MAX_ADDRESS_CHARACTERS}
              defaultValue={state.address ?? known}
            />
          )}
        </Field>
      )}
    </QuestionForm>
  )
}
