import type { Correction, CorrectionField } from '#domain/car/correction.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Textarea } from '#ui/textarea/textarea.tsx'
import { Refusal } from '../api/call.ts'
import { DeskForm, TextField, type Values } from '../form/desk-form.tsx'
import type { ExplainedCar, Wanted } from './stock-queries.ts'

type FormField = Exclude<CorrectionField, 'photos'>

export interface CorrectionFormProps {
  readonly field: FormField
  readonly car: ExplainedCar
  readonly onSend: (wanted: Wanted) => Promise<void>
  readonly onClose: () => void
}

/** Says something of a car in place of its feed, and until when at the latest. */
export function CorrectionForm({ field, car, onSend, onClose }: CorrectionFormProps) {
  const { values } = car
  const send = async ({ value = '', until = '' }: Values) => {
    const correction = correctionOf(field, value)
    if (!correction) throw fault('Please enter a number')
    const end = until === '' ? {} : { until: new Date(until).toISOString() }
    await onSend({ correction, ...end }).catch((cause: unknown) => {
      throw cause instanceof Refusal && cause.status === 422 ? atField(cause) : cause
    })
  }
  return (
    <DeskForm onSend={send} submit="Save" buttons={<CancelButton onClose={onClose} />}>
      {field === 'comments' ? (
        <Field id="correction" label="Comments">
          {(control) => (
            <Textarea {...control} name="value" defaultValue={values.comments ?? ''} autoFocus />
          )}
        </Field>
      ) : (
        <TextField
          name="value"
          {...inputs[field]}
          defaultValue={
            field === 'tag' ? values.tag : field === 'price' ? values.price : values.rank
          }
          autoFocus
        />
      )}
      <TextField
        name="until"
        label="Ends"
        hint="By your clock. Without it, it stays until the feed says something else."
        type="datetime-local"
      />
    </DeskForm>
  )
}

export const CancelButton = ({ onClose }: { readonly onClose: () => void }) => (
  <Button variant="outline" onClick={onClose}>
    Cancel
  </Button>
)

const inputs = {
  price: { label: 'Price, whole dollars', inputMode: 'numeric' },
  tag: { label: 'Tag', hint: 'On its picture. Empty: none.' },
  rank: {
    label: 'Place in searches',
    hint: 'From 0: cars with a higher number come first, before all without one.',
    inputMode: 'numeric',
  },
  hidden: { label: 'Hidden' },
  sold: { label: 'Sold' },
} as const

/** What was typed as a correction; undefined where that is no number. */
function correctionOf(field: FormField, typed: string): Correction | undefined {
  if (field === 'tag' || field === 'comments') return { field, value: typed }
  const value = Number(typed.replaceAll(/[$,\s]/g, ''))
  const isNumber = typed.trim() !== '' && Number.isFinite(value)
  return isNumber && (field === 'price' || field === 'rank') ? { field, value } : undefined
}

const fault = (says: string) =>
  new Refusal(422, { error: says, code: 'invalid', fields: { value: says } })

/** The server names fields as they are sent; this form has two. */
function atField({ message, fields }: Refusal): Refusal {
  const { until } = fields
  const [says = message] = Object.values(fields)
  return until === undefined
    ? fault(says)
    : new Refusal(422, { error: message, code: 'invalid', fields: { until } })
}
