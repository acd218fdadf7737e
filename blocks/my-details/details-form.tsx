import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import type { ShownDetails } from './shown-details.ts'

/** Name and email, which a buyer may say and take back. */
export function DetailsForm({ id, state, site: { words, name } }: ShownDetails) {
  const { values, faults, isSaved } = state
  const errors = (['name', 'email'] as const).flatMap((field) => {
    const message = faults[field]
    return message === undefined ? [] : [{ id: `${id}-${field}`, message }]
  })
  return (
    <form method="post" action="/my-details" className="my-details-form" noValidate>
      <ErrorSummary errors={errors} heading={words.formFaults} autoFocus />
      {isSaved && (
        <Notice tone="success" role="status">
          {words.myDetailsSaved}
        </Notice>
      )}
      <Field id={`${id}-name`} label={words.myDetailsName} error={faults.name}>
        {(control) => (
          <Input {...control} name="name" autoComplete="name" defaultValue={values.name} />
        )}
      </Field>
      <Field id={`${id}-email`} label={words.myDetailsEmail} error={faults.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={values.email}
          />
        )}
      </Field>
      <p className="my-details-small">{fillPlaceholders(words.myDetailsPurpose, { name })}</p>
      <SubmitButton size="lg" busyLabel={words.myDetailsSaving}>
        {words.myDetailsSave}
      </SubmitButton>
    </form>
  )
}
