import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { isEqual } from '#pages/equal.ts'
import type { Problem } from '#pages/problem.ts'
import { shown } from '#pages/schema-text.ts'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { notesOf } from '#ui/field/control.tsx'
import { fieldId } from './field-id.ts'
import { type FieldProps, useForm } from './form-context.ts'
import { hintOf, problemWords } from './words.ts'

/** The props that tie a control, or a group of them, to its label, hint and problems. */
export interface Tie {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
  readonly disabled: boolean
}

interface FieldFrameProps {
  readonly field: FieldProps
  readonly problems: readonly Problem[]
  /** Several controls answer together: the label is that of a group. */
  readonly isGroup: boolean
  /** Behind the hint: how much of the limit is used. */
  readonly used?: string | undefined
  readonly children: (tie: Tie) => ReactNode
}

/** The label with its mark and reset, a control, and below it the hint and the problems, in the words of the check. */
export function FieldFrame({ field, problems, isGroup, used = '', children }: FieldFrameProps) {
  const { schema, path, label, hidesLabel = false } = field
  const { form, isDisabled } = useForm()
  const id = fieldId(form, path)
  const hint = [hintOf(schema, label), used].filter(Boolean).join(' ')
  const message = problems.map(sentence).join(' ')
  const notes = { hint: hidesLabel ? '' : hint, error: message }
  const tie: Tie = {
    id,
    ...notesOf(id, notes),
    ...(message !== '' && { 'aria-invalid': true }),
    disabled: isDisabled,
  }
  const group = isGroup && {
    id,
    role: 'group',
    'aria-labelledby': `${id}-label`,
    ...notesOf(id, notes),
  }
  return (
    <div className="form-field" {...group}>
      <FieldHead field={field} id={id} isGroup={isGroup} />
      {children(tie)}
      {notes.hint !== '' && (
        <p id={`${id}-hint`} className="form-hint">
          {hint}
        </p>
      )}
      {message !== '' && (
        <p id={`${id}-error`} className="form-problem">
          <Glyph icon={CircleAlert} className="size-4" />
          {message}
        </p>
      )}
    </div>
  )
}

function FieldHead({
  field: { label, isMarked, value, template, path, hidesLabel = false },
  id,
  isGroup,
}: {
  readonly field: FieldProps
  readonly id: string
  readonly isGroup: boolean
}) {
  const { onChange, isDisabled } = useForm()
  const Label = isGroup ? 'span' : 'label'
  const labelled = (
    <Label
      {...(isGroup ? {} : { htmlFor: id })}
      id={`${id}-label`}
      className={hidesLabel ? 'sr-only' : 'form-label'}
    >
      {label}
    </Label>
  )
  if (hidesLabel) return labelled
  const isChanged = isMarked && !isEqual(value, template)
  return (
    <div className="form-head">
      {isMarked && <FieldMark isChanged={isChanged} />}
      {labelled}
      {isChanged && !isDisabled && (
        <button
          type="button"
          className="form-reset"
          aria-label={`Reset to template: ${label}`}
          title={
            template === undefined ? 'The template says nothing.' : `Template: ${shown(template)}`
          }
          onClick={() => {
            onChange(path, template)
            document.getElementById(id)?.focus()
          }}
        >
          Reset to template
        </button>
      )}
    </div>
  )
}

/** Whether a field is as the template has it. */
const FieldMark = ({ isChanged }: { readonly isChanged: boolean }) => (
  <span className="form-mark" data-changed={isChanged}>
    <span className="sr-only">{isChanged ? 'Changed here:' : 'As the template has it:'}</span>
  </span>
)

/** A problem as a sentence: `Missing: expected text.` */
export function sentence({ message }: Problem): string {
  const words = problemWords(message)
  const text = words.charAt(0).toUpperCase() + words.slice(1)
  return /[.!?]$/.test(text) ? text : `${text}.`
}
