import { CircleAlert } from 'lucide'
import type { Problem } from '#pages/problem.ts'
import type { JsonSchema } from '#pages/schema-places.ts'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { sentence } from './field-frame.tsx'
import { fieldId, focusField } from './field-id.ts'
import { placeLabel } from './place-label.ts'

interface ProblemListProps {
  readonly form: string
  /** Of the form, and what that holds: they name the places. */
  readonly schema?: JsonSchema
  readonly value?: unknown
  readonly problems: readonly Problem[]
}

/** What has to be put right before publishing, above the fields: each leads to its field. */
export function ProblemList({ form, schema = {}, value, problems }: ProblemListProps) {
  const errors = problems.filter(({ level }) => level === 'error')
  const told = errors.length > 0 ? errors : problems
  if (told.length === 0) return null
  const things = `${told.length} ${told.length === 1 ? 'thing' : 'things'}`
  return (
    <section className="form-problems" aria-label="Problems" data-level={told[0]?.level}>
      <Glyph icon={CircleAlert} className="size-5" />
      <div>
        <b>{errors.length > 0 ? `${things} to fix before publishing` : `${things} to look at`}</b>
        <ul>
          {told.map((problem) => (
            <li key={fieldId(form, problem.path) + problem.message}>
              <a
                href={`#${fieldId(form, problem.path)}`}
                onClick={(event) => {
                  // Not an address: the list of entries that it stands in may have to be opened.
                  event.preventDefault()
                  focusField(form, problem.path)
                }}
              >
                {placeLabel(schema, value, problem.path) || 'Here'}: {sentence(problem)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
