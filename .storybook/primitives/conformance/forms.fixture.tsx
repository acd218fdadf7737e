import { ChoiceCards } from '#staff/ui/choice-cards/choice-cards.tsx'
import { CurrencyInput } from '#staff/ui/currency-input/currency-input.tsx'
import { NumberInput } from '#staff/ui/number-input/number-input.tsx'
import { Progress } from '#staff/ui/progress/progress.tsx'
import { Switch } from '#staff/ui/switch/switch.tsx'
import { CheckboxList } from '#ui/checkbox-list/checkbox-list.tsx'
import { CodeInput } from '#ui/code-input/code-input.tsx'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { FieldGroup } from '#ui/field-group/field-group.tsx'
import { PhoneInput } from '#ui/phone-input/phone-input.tsx'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { Stepper } from '#ui/stepper/stepper.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import { Textarea } from '#ui/textarea/textarea.tsx'
import type { Samples } from './sample.fixture.ts'

const options = [{ value: 'new', label: 'New' }]
const group = { slot: 'field-group', other: 'gap-6' }
const input = { slot: 'input', own: 'px-3', other: 'px-6' }

/** Samples of what forms are made of. */
export const formSamples: Samples = {
  CheckboxList: [
    {
      ...group,
      render: (p) => <CheckboxList id="c" name="c" legend="Type" options={options} {...p} />,
    },
  ],
  ChoiceCards: [
    {
      ...group,
      render: (p) => (
        <ChoiceCards
          id="c"
          name="c"
          legend="Type"
          cards={[{ value: 'new', title: 'New' }]}
          {...p}
        />
      ),
    },
  ],
  CodeInput: [{ ...input, own: 'px-4', render: (p) => <CodeInput aria-label="Code" {...p} /> }],
  CurrencyInput: [
    { ...input, render: (p) => <CurrencyInput id="d" aria-label="Deposit" {...p} /> },
  ],
  ErrorSummary: [
    {
      slot: 'error-summary',
      other: 'p-8',
      render: (p) => <ErrorSummary errors={[{ id: 'name', message: 'Enter it.' }]} {...p} />,
    },
  ],
  FieldGroup: [{ ...group, render: (p) => <FieldGroup id="g" legend="Address" {...p} /> }],
  NumberInput: [
    { ...input, render: (p) => <NumberInput id="n" aria-label="Months" {...p} /> },
    {
      ...input,
      own: 'pe-14',
      other: 'pe-2',
      render: (p) => <NumberInput id="n" aria-label="Kilometres" unit="km" {...p} />,
    },
  ],
  PhoneInput: [{ ...input, render: (p) => <PhoneInput aria-label="Phone" {...p} /> }],
  Progress: [
    {
      slot: 'progress',
      reaches: 'progress',
      own: 'gap-1.5',
      other: 'gap-6',
      render: (p) => <Progress id="p" label="Photo" value={5} {...p} />,
    },
  ],
  RadioGroup: [
    {
      ...group,
      render: (p) => <RadioGroup id="r" name="r" legend="Type" options={options} {...p} />,
    },
  ],
  Spinner: [{ slot: 'spinner', other: 'size-9', render: (p) => <Spinner {...p} /> }],
  Stepper: [
    {
      slot: 'stepper',
      other: 'gap-6',
      render: (p) => <Stepper steps={['Time', 'Details']} current={1} {...p} />,
    },
  ],
  SubmitButton: [
    {
      slot: 'button',
      own: 'px-5',
      other: 'px-2',
      render: (p) => <SubmitButton {...p}>Send</SubmitButton>,
    },
  ],
  Switch: [
    {
      slot: 'switch',
      reaches: 'input',
      other: 'py-4',
      render: (p) => <Switch {...p}>Saved cars</Switch>,
    },
  ],
  Textarea: [
    {
      slot: 'textarea',
      own: 'px-3',
      other: 'px-6',
      render: (p) => <Textarea aria-label="Message" {...p} />,
    },
  ],
}
