import { Check, CircleAlert } from 'lucide'
import { useMemo } from 'react'
import type { FormatLocale } from '#domain/format.ts'
import type { When } from '#pages/page.ts'
import type { Problem } from '#pages/problem.ts'
import type { JsonSchema } from '#pages/schema-places.ts'
import type { Condition } from '#pages/when.ts'
import { conditionWords } from '#pages/when-words.ts'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Field } from './field.tsx'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './form-context.ts'
import { FormProvider } from './form-provider.tsx'
import { ProblemList } from './problem-list.tsx'
import { whenDays, whenSentence } from './when-words.ts'
import { labelOf, wordsOf } from './words.ts'

export interface WhenFormProps {
  /** The block's id. */
  readonly id: string
  /** Of the catalogue: the conditions, with the features that there are. */
  readonly schema: JsonSchema
  readonly when: When | undefined
  readonly template?: When | undefined
  /** Whether fields are marked as the template's or changed: not those of a block that was added here. */
  readonly isMarked?: boolean
  /** With paths from the conditions. */
  readonly problems?: readonly Problem[]
  /** Which condition hides the block in the view that is open, and why: of the preview. */
  readonly conditions?: readonly Condition[]
  /** The calendar day in the site's time zone. */
  readonly today: string
  readonly locale: FormatLocale
  readonly disabled?: boolean
  readonly onChange: (when: When | undefined) => void
}

const noConditions: NonNullable<WhenFormProps['conditions']> = []

/** The conditions of a block: a sentence that reads them back, and a field for each. */
export function WhenForm(props: WhenFormProps) {
  const { id, schema, when, template, isMarked = false, problems = [], today, locale } = props
  const { conditions = noConditions, disabled = false, onChange } = props
  const form = `${id}-when`
  const field = (name: keyof When): FieldProps => {
    const member = schema.properties?.[name]
    const own = typeof member === 'object' ? member : {}
    return {
      schema: own,
      path: [name],
      label: labelOf(own, name),
      value: when?.[name],
      isRequired: false,
      isMarked,
      template: template?.[name],
      unset: name === 'signedIn' ? 'Anyone' : 'Any',
    }
  }
  function change(name: string, value: unknown): void {
    const { [name]: _, ...others }: Record<string, unknown> = { ...when }
    const next = value === undefined ? others : { ...others, [name]: value }
    // Conditions as the form has them; the server checks what it is sent.
    onChange(Object.keys(next).length === 0 ? undefined : (next as When))
  }
  const failing = conditions.filter(({ reason }) => reason !== undefined)
  const hasDays = when?.from !== undefined || when?.until !== undefined
  return (
    <FormProvider
      id={form}
      problems={problems}
      isDisabled={disabled}
      onChange={([name], value) => change(String(name), value)}
    >
      <div className="builder-form">
        <ProblemList form={form} schema={schema} value={when} problems={problems} />
        <p className="when-sentence" role="status">
          {whenSentence(when, locale)}
        </p>
        {failing.map((condition) => (
          <p key={condition.name} className="when-fails">
            <Glyph icon={CircleAlert} className="size-4" /> Hidden in this view.{' '}
            {conditionWords(condition)}.
          </p>
        ))}
        <CarTypes field={field('carTypes')} problems={problems} onChange={change} />
        {when?.carTypes && <Field {...field('exactCarTypes')} />}
        <div className="when-days">
          <Field {...field('from')} />
          <Field {...field('until')} />
        </div>
        {hasDays && (
          <p className="form-hint when-today">
            <Glyph icon={Check} className="size-4" /> {whenDays(when, today)} Both days count.
          </p>
        )}
        <Field {...field('flag')} />
        <Field {...field('viewport')} />
        <Field {...field('signedIn')} />
      </div>
    </FormProvider>
  )
}

interface CarTypesProps {
  readonly field: FieldProps
  readonly problems: readonly Problem[]
  readonly onChange: (name: string, value: unknown) => void
}

/** The car types of a condition, whose order means nothing: a tick each. */
function CarTypes({ field, problems, onChange }: CarTypesProps) {
  const { items } = field.schema
  const options = useMemo(
    () => (typeof items === 'object' && !Array.isArray(items) ? (items.enum ?? []) : []),
    [items],
  )
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : []
  const mine = problems.filter(({ path }) => path[0] === 'carTypes')
  return (
    <FieldFrame field={field} problems={mine} isGroup>
      {({ disabled }) => (
        <div className="when-types">
          {options.map((option) => (
            <label key={String(option)}>
              <input
                type="checkbox"
                checked={chosen.includes(option)}
                disabled={disabled}
                onChange={({ currentTarget }) => {
                  const next = options.filter((each) =>
                    each === option ? currentTarget.checked : chosen.includes(each),
                  )
                  onChange('carTypes', next.length === 0 ? undefined : next)
                }}
              />
              {wordsOf(String(option))}
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  )
}
