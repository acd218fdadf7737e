import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useSite } from '#desk/frame/me.ts'
import { useTell } from '#desk/frame/undo.tsx'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import type { JsonDocument } from '../document/merge-documents.ts'
import { isObject } from '../form/is-object.ts'
import { SchemaForm } from '../form/schema-form.tsx'
import type { Draft } from '../model/draft.ts'
import { valueAt } from '../model/with-value.ts'
import { useStore } from '../screen/use-store.ts'
import { formsQuery } from '../theme/queries.ts'
import { useDocumentPart } from './document-part.ts'
import { NextHolidays } from './next-holidays.tsx'

interface HoursPaneProps {
  readonly draft: Draft<JsonDocument>
}

/** Opening hours of a location, and its special hours with the next holidays proposed. Spec 3.32, 9.27. */
export function HoursPane({ draft }: HoursPaneProps) {
  const { location: open = 0 } = useSearch({ from: '/signed-in/framed/staff/$site/settings' })
  const navigate = useNavigate({ from: '/staff/$site/settings' })
  const locations = useStore(draft.editor, ({ value }) => valueAt(value, ['locations']))
  const names = Array.isArray(locations) ? locations.map(nameOf) : []
  if (names.length === 0)
    return <p>This site has no location: opening hours are those of a location.</p>
  return (
    <>
      <Field id="hours-location" label="Location">
        {(control) => (
          <Select
            {...control}
            value={open}
            onChange={({ currentTarget }) =>
              void navigate({
                search: (old) => ({ ...old, location: Number(currentTarget.value) }),
                replace: true,
              })
            }
          >
            {names.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a location may have no name yet
              <option key={at} value={at}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <LocationHours key={open} draft={draft} at={open} />
    </>
  )
}

const nameOf = (location: unknown, at: number): string =>
  isObject(location) && typeof location.name === 'string' ? location.name : `Location ${at + 1}`

function LocationHours({ draft, at }: HoursPaneProps & { readonly at: number }) {
  const site = useSite()
  const tell = useTell()
  const { data: forms } = useQuery(formsQuery)
  const place = useStore(draft.editor, ({ value }) => valueAt(value, ['locations', at]))
  const part = useDocumentPart(draft, ['locations', at, 'contact_detail'])
  const { value, isDisabled, onChange } = part
  const special = Array.isArray(value.special_hours) ? value.special_hours : []
  const dates = special.flatMap((day: unknown) =>
    isObject(day) && typeof day.date === 'string' ? [day.date] : [],
  )
  if (!forms) return <p>Loading the forms…</p>
  return (
    <>
      <NextHolidays
        site={site.slug}
        state={stateOf(place)}
        dates={dates}
        isDisabled={isDisabled}
        onAdd={({ date, name }) => {
          const days = [...special, { date, name, status: 'Closed' }]
          onChange(['special_hours'], days.toSorted(byDate))
          tell(`Closed on ${name}.`, () => void draft.editor.undo())
        }}
      />
      <SchemaForm
        id={`hours-${at}`}
        schema={forms.hours}
        {...part}
        problems={part.problems.filter(({ path: [name] }) => /_hours$/.test(String(name)))}
      />
    </>
  )
}

const stateOf = (location: unknown): string =>
  isObject(location) && isObject(location.address) && typeof location.address.state === 'string'
    ? location.address.state
    : ''

const dateOf = (day: unknown): string =>
  isObject(day) && typeof day.date === 'string' ? day.date : ''
const byDate = (a: unknown, b: unknown): number => dateOf(a).localeCompare(dateOf(b))
