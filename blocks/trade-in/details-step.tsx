import type { ReactNode } from 'react'
import { FINANCE_QUESTION } from '#domain/trade-in/messages.ts'
import { contactMethods, underFinanceAnswers } from '#domain/trade-in/offered-answers.ts'
import type { YourDetailsStep } from '#domain/trade-in/valuation-wizard-state.ts'
import { hasPage } from '#parts/links/has-page.ts'
import { foundCarName } from '#parts/valuation/car-name.ts'
import type { ControlProps } from '#ui/field/control.tsx'
import { optionId } from '#ui/field/control.tsx'
import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'
import { Link } from '#ui/link/link.tsx'
import { PhoneInput } from '#ui/phone-input/phone-input.tsx'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import { Textarea } from '#ui/textarea/textarea.tsx'
import { Plate } from './plate.tsx'
import { fieldId, type StepProps } from './step-props.ts'
import { ValuationForm } from './valuation-form.tsx'

type Props = StepProps<YourDetailsStep>
type Name = keyof YourDetailsStep['typed']

/** The longest of each answer, characters. */
const MOST = { short: 60, long: 1000 } as const

/** Answers to choose from, as one text of the site. */
const choicesOf = (text: string) => text.split('|').map((label) => ({ value: label, label }))

/** Step Four: what only its owner knows of the car, and who that is. Spec 5.17, 5.19, 5.23. */
export function DetailsStep(props: Props) {
  const { words } = props.site
  const services = choicesOf(words.valuationServices)
  const keys = choicesOf(words.valuationKeyNumbers)
  const conditions = choicesOf(words.valuationConditions)
  const first = (name: Name, [option]: readonly { value: string }[]) =>
    [name, optionId(fieldId(props, name), option?.value ?? '')] as const
  const groups = [
    first('service_history', services),
    first('number_of_keys', keys),
    first('car_condition', conditions),
  ]
  return (
    <ValuationForm
      {...props}
      failedTitle={words.valuationNotSent}
      controlIds={Object.fromEntries(groups)}
      className="valuation-details"
    >
      <FoundCar {...props} />
      <Typed {...props} name="odometer" label={words.formOdometer} hint="km">
        {(control) => (
          <Input {...control} inputMode="numeric" maxLength={MOST.short} className="figures" />
        )}
      </Typed>
      <Choice
        {...props}
        name="service_history"
        legend={words.valuationService}
        options={services}
      />
      <Choice {...props} name="number_of_keys" legend={words.valuationKeys} options={keys} />
      <Choice
        {...props}
        name="car_condition"
        legend={words.valuationCondition}
        options={conditions}
      />
      <Typed
        {...props}
        name="comments"
        label={words.valuationComments}
        hint={words.valuationCommentsHint}
      >
        {(control) => <Textarea {...control} rows={3} maxLength={MOST.long} />}
      </Typed>
      <Choice
        {...props}
        name="finance"
        legend={FINANCE_QUESTION}
        isOptional
        options={underFinanceAnswers.map((value) => ({
          value,
          label: value === 'Yes' ? words.valuationYes : words.valuationNo,
        }))}
      />
      <h2 className="valuation-part">{words.valuationYou}</h2>
      <Typed {...props} name="name" label={words.valuationName} isHalf>
        {(control) => <Input {...control} autoComplete="given-name" maxLength={MOST.short} />}
      </Typed>
      <Typed {...props} name="last_name" label={words.valuationLastName} isHalf isOptional>
        {(control) => <Input {...control} autoComplete="family-name" maxLength={MOST.short} />}
      </Typed>
      <Typed {...props} name="phone" label={words.valuationPhone} isHalf>
        {(control) => <PhoneInput {...control} />}
      </Typed>
      <Typed {...props} name="email" label={words.formEmail} isHalf>
        {(control) => <Input {...control} type="email" autoComplete="email" maxLength={254} />}
      </Typed>
      <Typed {...props} name="postcode" label={words.valuationPostcode} isHalf>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={4}
            className="figures"
          />
        )}
      </Typed>
      <Choice
        {...props}
        name="PreferredContactMethod"
        legend={words.valuationAnswer}
        isOptional
        options={contactMethods.map((value) => ({
          value,
          label: {
            Phone: words.valuationByPhone,
            Email: words.valuationByEmail,
            SMS: words.valuationBySms,
          }[value],
        }))}
      />
      <div className="valuation-send">
        <SubmitButton size="lg" busyLabel={words.valuationWorking}>
          {words.valuationSee}
        </SubmitButton>
        <Agreed {...props} />
      </div>
    </ValuationForm>
  )
}

/** The car that it is about, and the way to another one. */
function FoundCar(props: Props) {
  const { car, images } = props.state
  const { words } = props.site
  return (
    <div className="valuation-car">
      <p>
        <b>{foundCarName(car)}</b>
        {images.length > 0 && (
          <small>
            {images.length} {words.valuationStepPhotos.toLowerCase()}
          </small>
        )}
      </p>
      <Plate {...car.registration} />
    </div>
  )
}

interface TypedProps extends Props {
  readonly name: Name
  readonly label: string
  readonly hint?: string
  readonly isHalf?: boolean
  readonly isOptional?: boolean
}

/** A field to type into, with what was typed. */
function Typed({
  name,
  label,
  hint,
  isHalf = false,
  isOptional = false,
  children,
  ...props
}: Omit<TypedProps, 'children'> & {
  readonly children: (
    control: ControlProps & { name: string; required: boolean; defaultValue: string | undefined },
  ) => ReactNode
}) {
  const { errors, typed } = props.state
  const { formOptional } = props.site.words
  return (
    <Field
      id={fieldId(props, name)}
      label={label}
      hint={hint}
      error={errors[name]}
      optional={isOptional}
      optionalNote={formOptional}
      className={isHalf ? 'valuation-half' : undefined}
    >
      {(control) =>
        children({ ...control, name, required: !isOptional, defaultValue: typed[name] })
      }
    </Field>
  )
}

interface ChoiceProps extends Props {
  readonly name: Name
  readonly legend: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly isOptional?: boolean
}

/** One of a few, a press each. */
function Choice({ name, legend, options, isOptional = false, ...props }: ChoiceProps) {
  const { errors, typed } = props.state
  const value = typed[name]
  return (
    <RadioGroup
      id={fieldId(props, name)}
      name={name}
      legend={legend}
      options={options}
      required={!isOptional}
      optional={isOptional}
      optionalNote={props.site.words.formOptional}
      error={errors[name]}
      className="valuation-pills"
      {...(value !== undefined && { value })}
    />
  )
}

/** The terms of 2.22, where the site has them. */
function Agreed({ site: { words }, page }: Pick<Props, 'site' | 'page'>) {
  const [before = '', after = ''] = words.valuationAgree.split('{terms}')
  return (
    <p className="small-print">
      {hasPage(page, TERMS) && (
        <>
          {before}
          <Link href={TERMS}>{words.valuationTerms}</Link>
          {after}{' '}
        </>
      )}
      {hasPage(page, PRIVACY) && <Link href={PRIVACY}>{words.valuationPrivacy}</Link>}
    </p>
  )
}

const TERMS = '/value-my-car-terms-and-conditions'
const PRIVACY = '/privacy-policy'
