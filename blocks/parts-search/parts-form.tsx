import type { PartChoice } from '#domain/part/find-parts.ts'
import type { SiteView } from '#parts/view-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'
import { Select } from '#ui/field/select.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { PartParameter, PartsData } from './load.ts'

interface PartsFormProps {
  /** The block's id. */
  readonly id: string
  readonly data: PartsData
  readonly action: string
  readonly site: SiteView
}

/** Words and choices by which parts are found; a choice of one is not asked. Spec 2.18. */
export function PartsForm({ id, data, action, site: { words } }: PartsFormProps) {
  const { chosen, choices } = data
  const selects: readonly [PartParameter, string, readonly PartChoice[]][] = [
    ['kind', words.partKind, choices.kinds],
    ['brand', words.partMake, choices.makes],
    ['fits', words.partModel, choices.models],
  ]
  return (
    <form action={action} method="get" className="parts-form">
      <Field id={`${id}-part`} label={words.partSearch}>
        {(control) => (
          <Input
            {...control}
            type="search"
            name="part"
            defaultValue={chosen.part}
            maxLength={100}
            enterKeyHint="search"
          />
        )}
      </Field>
      {selects.map(
        ([name, label, options]) =>
          options.length > 1 && (
            <Field key={name} id={`${id}-${name}`} label={label}>
              {(control) => (
                <Select {...control} name={name} defaultValue={chosen[name] ?? ''}>
                  <option value="">{words.partAny}</option>
                  {options.map(({ slug, name: text }) => (
                    <option key={slug} value={slug}>
                      {text}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ),
      )}
      <Button type="submit">
        <Icon name="search" />
        {words.partFind}
      </Button>
    </form>
  )
}
