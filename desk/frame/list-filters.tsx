import { type Ref, useId } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'
import { goOnToRows } from './rows.ts'

/** A share of a list that can be shown by itself. */
export interface ListShow<Row> {
  readonly label: string
  /** Not needed where the server counts. */
  readonly has?: (row: Row) => boolean
}

export interface ListFiltersProps<Row, Show extends string> {
  /** What the words are looked for in. */
  readonly label: string
  readonly words: string
  readonly shows: Readonly<Record<Show, ListShow<Row>>>
  readonly show: Show
  /** All of them, to be counted, or how many there are of each share, as far as that is known. */
  readonly rows: readonly Row[] | Readonly<Partial<Record<Show, number>>>
  readonly onLook: (next: { readonly q?: string; readonly show?: Show }) => void
  /** The field of the words. */
  readonly search: Ref<HTMLInputElement>
}

/** Above a list: words to look for, and which share of it shows, each with its count. */
export function ListFilters<Row, Show extends string>(props: ListFiltersProps<Row, Show>) {
  const { label, words, shows, show, rows, onLook, search } = props
  const id = useId()
  const countOf = (each: Show): number | undefined =>
    isList(rows) ? rows.filter(shows[each].has ?? (() => true)).length : rows[each]
  const isShow = (name: string): name is Show => Object.hasOwn(shows, name)
  return (
    <div className="desk-filters flex-wrap">
      <Field id={id} label={label} className="filter">
        {(control) => (
          <Input
            {...control}
            ref={search}
            type="search"
            value={words}
            onChange={({ currentTarget }) => onLook({ q: currentTarget.value })}
            onKeyDown={goOnToRows}
          />
        )}
      </Field>
      <fieldset className="desk-shows">
        <legend className="sr-only">Show</legend>
        {Object.keys(shows)
          .filter(isShow)
          .map((each) => (
            <Button
              key={each}
              variant="outline"
              size="sm"
              aria-pressed={each === show}
              className="aria-pressed:border-brand-ink aria-pressed:bg-tint"
              onClick={() => onLook({ show: each })}
            >
              <b>{countOf(each)}</b> {shows[each].label}
            </Button>
          ))}
      </fieldset>
    </div>
  )
}

const isList = <Row,>(rows: readonly Row[] | object): rows is readonly Row[] => Array.isArray(rows)
