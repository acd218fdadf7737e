import type { Named, NamedKind } from '#domain/content/named.ts'
import { Select } from '#ui/field/select.tsx'
import type { ControlProps, KindOf } from './control-props.ts'
import { useForm } from './form-context.ts'
import { ChoicesControl, ListControl } from './list-controls.tsx'
import { TextControl, textValue } from './text-controls.tsx'
import { useAnswer } from './use-answer.ts'

/** What the site has of a kind; undefined until that is known. */
function useNamed(of: NamedKind): readonly Named[] | undefined {
  const { lookUps } = useForm()
  return useAnswer<readonly Named[] | undefined>(
    () => lookUps.named(of).catch(() => []),
    undefined,
    of,
  )
}

/** Something of the site, chosen by its name; typed where the site has none. */
export function NamedControl({ field, kind, tie }: ControlProps<KindOf<'named'>>) {
  const { onChange } = useForm()
  const named = useNamed(kind.of)
  const value = typeof field.value === 'string' ? field.value : ''
  if (named?.length === 0) return <TextControl field={field} kind={{ kind: 'text' }} tie={tie} />
  const isKnown = value === '' || named?.some((each) => each.value === value)
  return (
    <Select
      {...tie}
      value={value}
      onChange={({ currentTarget }) =>
        onChange(field.path, textValue(currentTarget.value, field.isRequired))
      }
    >
      <option value="" disabled={field.isRequired}>
        {field.isRequired ? 'Choose…' : 'Not set'}
      </option>
      {!isKnown && <option value={value}>{value}</option>}
      {named?.map((each) => (
        <option key={each.value} value={each.value}>
          {each.title}
        </option>
      ))}
    </Select>
  )
}

/** A text, for which what the site has is suggested. */
export function SuggestedControl({ field, kind, tie }: ControlProps<KindOf<'suggested'>>) {
  const list = `${tie.id}-known`
  return (
    <>
      <TextControl field={field} kind={{ kind: 'text' }} tie={tie} list={list} />
      <datalist id={list}>
        {useNamed(kind.of)?.map(({ value }) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </>
  )
}

/** Until it is known what else there is: the values of a field themselves. */
const presentIn = (value: unknown): readonly Named[] =>
  (Array.isArray(value) ? value.map(String) : []).map((each) => ({ value: each, title: each }))

/** Some things of the site, chosen by their names; typed where the site has none. */
export function NamedListControl({ field, kind, tie }: ControlProps<KindOf<'named-list'>>) {
  const named = useNamed(kind.of) ?? presentIn(field.value)
  if (named.length === 0)
    return <ListControl field={field} kind={{ kind: 'list', entry: kind.entry }} tie={tie} />
  const titles = Object.fromEntries(named.map(({ value, title }) => [value, title]))
  const options = named.map(({ value }) => value)
  return (
    <ChoicesControl
      field={field}
      kind={{ kind: 'choices', options, titles, orOne: false }}
      tie={tie}
    />
  )
}
