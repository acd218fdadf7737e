import type { FieldSpec } from '#domain/enquiry/form/fields.ts'
import type { SiteView } from '#parts/view-context.ts'
import { ANSWER } from '#ui/data-attributes.ts'
import { Link } from '#ui/link/link.tsx'
import { controlId } from './field-props.ts'

interface EarlierAnswersProps {
  /** Of the block. */
  readonly id: string
  /** Those of the steps before, in order. */
  readonly fields: readonly FieldSpec[]
  readonly site: SiteView
}

/**
 * What was answered before the last step, each with a link to its field: filled in by the script, which shows
 * one step at a time. Without it all fields are on the page. Spec 2.53, 4.20.
 */
export const EarlierAnswers = ({ id, fields, site }: EarlierAnswersProps) => (
  <dl className="lead-form-answers" hidden>
    {fields.map((field) => (
      <div key={field.name} {...{ [ANSWER]: field.name }} hidden>
        <dt>{field.label}</dt>
        <dd />
        <dd>
          <Link href={`#${controlId(id, field)}`}>
            {site.words.formChange}
            <span className="sr-only"> {field.label}</span>
          </Link>
        </dd>
      </div>
    ))}
  </dl>
)
