import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { call, Refusal, unnamed } from '../api/call.ts'
import { mappingQuery } from '../api/queries.ts'
import { DeskDialog } from '../form/desk-dialog.tsx'
import { DeskForm } from '../form/desk-form.tsx'
import { useTell } from '../frame/undo.tsx'

/** What is to be taught: a column, or what a value of one means. */
export interface Lesson {
  readonly column: string
  /** The first value of the column, or the value that is taught. */
  readonly example: string
  /** The field that its name means. */
  readonly guess?: string | undefined
  readonly word?: { readonly field: string; readonly choices: readonly string[] }
}

export interface TeachDialogProps {
  readonly site: string
  readonly mapping: string
  readonly lesson: Lesson
  readonly onClose: () => void
}

/** Asks what a heading or a value of a feed means; each import follows from then on. */
export function TeachDialog({ site, mapping, lesson, onClose }: TeachDialogProps) {
  const queries = useQueryClient()
  const tell = useTell()
  const id = useId()
  const { column, example, word } = lesson
  const known = useQuery(mappingQuery(site, mapping)).data?.fields ?? []
  return (
    <DeskDialog
      title={word ? `What does “${example}” mean?` : `What does the column “${column}” say?`}
      description={`The mapping “${mapping}” learns it for this site: each import follows from the next one on. It goes to the audit log, and can be taken back.`}
      onClose={onClose}
    >
      <DeskForm
        submit="Teach it"
        onSend={async ({ choice = '' }) => {
          if (choice === '') throw unnamed('Please choose what it fills')
          await call('POST /:site/imports/mappings/:mapping/lessons', {
            params: { site, mapping },
            body: word
              ? { column, field: word.field, value: example, meaning: choice }
              : { column, field: choice },
          }).catch((cause: unknown) => {
            throw cause instanceof Refusal ? unnamed(cause.message) : cause
          })
          onClose()
          tell(
            word ? `“${example}” means ${choice} from now on.` : `“${column}” is read from now on.`,
          )
          await queries.invalidateQueries({ queryKey: ['imports', site] })
        }}
      >
        {word ? (
          <Field id={id} label={`As ${word.field}, it is`}>
            {(control) => (
              <Select {...control} name="choice" autoFocus>
                {word.choices.map((choice) => (
                  <option key={choice}>{choice}</option>
                ))}
              </Select>
            )}
          </Field>
        ) : (
          <Field
            id={id}
            label="It fills"
            hint={example === '' ? 'It is empty in the first rows.' : `Its first value: ${example}`}
          >
            {(control) => (
              // Drawn anew once the fields are there, so that the guess is chosen.
              <Select
                {...control}
                key={known.length}
                name="choice"
                defaultValue={lesson.guess ?? ''}
                autoFocus
              >
                <option value="">Choose a field of a car…</option>
                {known.map(({ field, about, columns }) => (
                  <option key={field} value={field}>
                    {field}
                    {columns.length > 0 ? ` (now from ${columns.join(', ')})` : ` — ${about}`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </DeskForm>
    </DeskDialog>
  )
}
