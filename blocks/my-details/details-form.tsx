import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { DetailsFields, detailsErrors } from '#parts/details-fields/details-fields.tsx'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SubmitButton } from '#ui/submit-button/submit-button.tsx'
import type { ShownDetails } from './shown-details.ts'

/** Name and email, which a buyer may say and take back. */
export function DetailsForm({ id, state, site: { words, name } }: ShownDetails) {
  const { values, faults, isSaved } = state
  return (
    <form method="post" action="/my-details" className="my-details-form" noValidate>
      <ErrorSummary errors={detailsErrors(id, faults)} heading={words.formFaults} autoFocus />
      {isSaved && (
        <Notice tone="success" role="status">
          {words.myDetailsSaved}
        </Notice>
      )}
      <DetailsFields
        id={id}
        labels={{ name: words.myDetailsName, email: words.myDetailsEmail }}
        values={values}
        faults={faults}
      />
      <p className="small-print">{fillPlaceholders(words.myDetailsPurpose, { name })}</p>
      <SubmitButton size="lg" busyLabel={words.myDetailsSaving}>
        {words.myDetailsSave}
      </SubmitButton>
    </form>
  )
}
