import { Select } from '#ui/field/select.tsx'
import type { ControlProps, KindOf } from './control-props.ts'
import { fieldKind } from './field-kind.ts'
import { optionIndex, seedOf } from './fit.ts'
import { useForm } from './form-context.ts'
import { ListRows } from './list-rows.tsx'
import { optionLabel } from './union-control.tsx'
import { summaryOf, valueTitle } from './words.ts'

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Right for every label: the singular of a title cannot be told by rule. */
const addLabel = (label: string): string => `Add to ${label.toLowerCase()}`

const countText = (count: number, most: number | undefined): string =>
  most === undefined ? '' : `${count} of ${most}`

/** A list of texts, numbers or objects. */
export function ListControl({ field, kind, tie }: ControlProps<KindOf<'list'>>) {
  const { onChange, drawField } = useForm()
  const { schema, path, label } = field
  const entries = listOf(field.value ?? schema.default)
  const entryKind = fieldKind(kind.entry)
  const isCompound = entryKind?.kind === 'object' || entryKind?.kind === 'union'
  const isFull = schema.maxItems !== undefined && entries.length >= schema.maxItems
  const nameOf = (index: number) => `${label}, entry ${index + 1}`
  const titleOf = (entry: unknown, index: number) => {
    const options = entryKind?.kind === 'union' ? entryKind.options : []
    const option = options[optionIndex(options, entry)]
    return (
      <>
        {option && <b>{optionLabel(option)} </b>}
        {summaryOf(entry) || (option ? '' : `Entry ${index + 1}`)}
      </>
    )
  }
  return (
    <ListRows
      id={tie.id}
      nameOf={nameOf}
      entries={entries}
      isDisabled={tie.disabled}
      {...(isCompound && { titleOf })}
      drawEntry={(entry, index) =>
        drawField({
          schema: kind.entry,
          path: [...path, index],
          label: nameOf(index),
          value: entry,
          isRequired: true,
          isMarked: false,
          template: undefined,
          hidesLabel: true,
        })
      }
      onEntries={(next) => onChange(path, listValue(next, field))}
      add={isFull ? undefined : { label: addLabel(label), seed: () => seedOf(kind.entry) }}
      count={countText(entries.length, schema.maxItems)}
    />
  )
}

/** A list that was emptied is absent where it may be, unless absence means the default. */
function listValue(
  next: readonly unknown[],
  { schema, isRequired, template }: ControlProps['field'],
) {
  const isAbsent = !isRequired && schema.default === undefined && template === undefined
  return next.length === 0 && isAbsent ? undefined : next
}

/** Some of some values, in the order that they have on the page. */
export function ChoicesControl({ field, kind, tie }: ControlProps<KindOf<'choices'>>) {
  const { onChange } = useForm()
  const { schema, path, label } = field
  const given = field.value ?? schema.default
  const chosen = typeof given === 'string' ? [given] : listOf(given)
  const others = kind.options.filter((option) => !chosen.includes(option))
  const isFull = schema.maxItems !== undefined && chosen.length >= schema.maxItems
  const write = (next: readonly unknown[]) => {
    const [only] = next
    const value = kind.orOne && next.length === 1 ? only : listValue(next, field)
    onChange(path, kind.orOne && next.length === 0 ? undefined : value)
  }
  return (
    <>
      <ListRows
        id={tie.id}
        nameOf={(index) => valueTitle(kind, String(chosen[index]))}
        entries={chosen}
        isDisabled={tie.disabled}
        drawEntry={(option) => (
          <span className="form-chosen">{valueTitle(kind, String(option))}</span>
        )}
        onEntries={write}
        count={countText(chosen.length, schema.maxItems)}
      />
      {others.length > 0 && !isFull && !tie.disabled && (
        <Select
          aria-label={`${label}: add`}
          value=""
          onChange={({ currentTarget }) => write([...chosen, currentTarget.value])}
        >
          <option value="" disabled>
            Add…
          </option>
          {others.map((option) => (
            <option key={option} value={option}>
              {valueTitle(kind, option)}
            </option>
          ))}
        </Select>
      )}
    </>
  )
}
