import { X } from 'lucide'
import { useId, useRef, useState } from 'react'
import { isSendKey } from '#desk/keys/send-key.ts'
import { formatKm, formatMoney } from '#domain/format.ts'
import { facetOf, isRangeFacet, isTermFacet, type RangeFacet } from '#domain/stock-query/facets.ts'
import {
  type Chosen,
  chosen,
  type Range,
  without,
  withRange,
  withTerms,
} from '#domain/stock-query/state.ts'
import { searchParamsOf, searchStateOf } from '#domain/stock-query/url.ts'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Button } from '#ui/button/button.tsx'
import { Input } from '#ui/field/input.tsx'
import { Select } from '#ui/field/select.tsx'
import type { ControlProps } from './control-props.ts'
import { useForm } from './form-context.ts'
import type { SearchFacts } from './look-ups.ts'
import { readNumber, unreadNumber } from './read-number.ts'
import { textValue } from './text-controls.tsx'
import { useAnswer } from './use-answer.ts'

/** The filters of a search: as chips that are added and removed one by one, below them as its address has them. */
export function SearchControl({ field, tie }: ControlProps) {
  const { onChange, lookUps } = useForm()
  const value = typeof field.value === 'string' ? field.value : ''
  const state = searchStateOf(value)
  const facts = useAnswer<SearchFacts | undefined>(() => lookUps.search(value), undefined, value)
  const box = useRef<HTMLDivElement>(null)
  const write = (query: string) => onChange(field.path, textValue(query, field.isRequired))
  return (
    <div className="form-search" ref={box}>
      <ul className="form-chips">
        {chosen(state).map((choice) => (
          <li key={choiceText(choice)}>
            {choiceText(choice)}
            <button
              type="button"
              className="form-icon"
              aria-label={`Remove ${choiceText(choice)}`}
              disabled={tie.disabled}
              onClick={() => {
                write(searchParamsOf(without(state, choice)))
                box.current?.querySelector<HTMLElement>('select, input')?.focus()
              }}
            >
              <Glyph icon={X} className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      {facts && !tie.disabled && (
        <NewFilter
          facts={facts}
          onTerm={(name, term) => {
            if (!isTermFacet(name)) return
            const values = [...(state.terms[name] ?? []), term]
            write(searchParamsOf(withTerms(state, name, values)))
          }}
          onRange={(name, range) => {
            if (isRangeFacet(name)) write(searchParamsOf(withRange(state, name, range)))
          }}
        />
      )}
      {facts && (
        <p role="status" className="form-hint">
          Finds {facts.cars} {facts.cars === 1 ? 'car' : 'cars'} today.
        </p>
      )}
      <Input
        {...tie}
        autoComplete="off"
        spellCheck={false}
        placeholder="Any car"
        value={value}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
    </div>
  )
}

function choiceText(choice: Chosen): string {
  const { title } = facetOf(choice.facet)
  if (!('range' in choice)) return `${title}: ${choice.value}`
  const { min, max } = choice.range
  const amount = amountWords[choice.facet] ?? String
  const from = min === undefined ? [] : [`from ${amount(min)}`]
  const to = max === undefined ? [] : [`${min === undefined ? 'up to' : 'to'} ${amount(max)}`]
  return [title, ...from, ...to].join(' ')
}

/** Dollars are written alike in all locales; an address has kilometres in all of them. */
const LOCALE = 'en-AU'
const dollars = (amount: number) => formatMoney(amount, LOCALE)
const amountWords: Partial<Record<RangeFacet, (amount: number) => string>> = {
  price: dollars,
  subscription_price: dollars,
  km: (distance) => formatKm(distance, LOCALE),
}

interface NewFilterProps {
  readonly facts: SearchFacts
  readonly onTerm: (facet: string, value: string) => void
  readonly onRange: (facet: string, range: Range) => void
}

function NewFilter({ facts, onTerm, onRange }: NewFilterProps) {
  const [name, setName] = useState('')
  const choice = useRef<HTMLSelectElement>(null)
  const facet = facts.facets.find((each) => each.name === name)
  /** The next filter is chosen from all again. */
  function startAgain(): void {
    const hasFocus = choice.current?.closest('.form-filter')?.contains(document.activeElement)
    if (hasFocus) choice.current?.focus()
    setName('')
  }
  return (
    <div className="form-filter">
      <Select
        ref={choice}
        aria-label="Add a filter"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      >
        <option value="">Add a filter…</option>
        {facts.facets.map((each) => (
          <option key={each.name} value={each.name}>
            {each.title}
          </option>
        ))}
      </Select>
      {facet?.kind === 'terms' && (
        <Select
          aria-label={facet.title}
          value=""
          onChange={({ currentTarget }) => {
            onTerm(facet.name, currentTarget.value)
            startAgain()
          }}
        >
          <option value="" disabled>
            Choose…
          </option>
          {facet.values.map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </Select>
      )}
      {facet?.kind === 'range' && (
        <NewRange
          key={name}
          title={facet.title}
          onRange={(range) => {
            onRange(name, range)
            startAgain()
          }}
        />
      )}
    </div>
  )
}

interface NewRangeProps {
  readonly title: string
  readonly onRange: (range: Range) => void
}

/** Both ends of a range, as people write numbers; Enter sets it, or leaving it does. What cannot be set is said. */
function NewRange({ title, onRange }: NewRangeProps) {
  const [ends, setEnds] = useState({ min: '', max: '' })
  const [fault, setFault] = useState('')
  const faultId = useId()
  function set(): void {
    const why = faultOf(ends)
    setFault(why)
    if (why !== '') return
    const [min, max] = [readNumber(ends.min), readNumber(ends.max)]
    onRange({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) })
  }
  return (
    <>
      {(['min', 'max'] as const).map((end) => (
        <Input
          key={end}
          aria-label={`${title}, ${end === 'min' ? 'from' : 'to'}`}
          placeholder={end === 'min' ? 'From' : 'To'}
          inputMode="numeric"
          {...(fault !== '' && { 'aria-invalid': true, 'aria-describedby': faultId })}
          value={ends[end]}
          onChange={({ currentTarget }) => setEnds({ ...ends, [end]: currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isSendKey(event)) return
            event.preventDefault()
            set()
          }}
          onBlur={({ currentTarget, relatedTarget }) => {
            const isEmpty = ends.min + ends.max === ''
            // The other end and "Set" are its next two.
            const isWithin = relatedTarget?.matches('input, button')
            if (
              !isEmpty &&
              !(isWithin && relatedTarget?.parentElement === currentTarget.parentElement)
            )
              set()
          }}
        />
      ))}
      <Button size="sm" variant="outline" onClick={set}>
        Set
      </Button>
      {fault !== '' && (
        <p id={faultId} role="alert" className="form-problem">
          {fault}
        </p>
      )}
    </>
  )
}

/** Why two ends, as typed, are no range; empty where they are. */
function faultOf({ min, max }: { readonly min: string; readonly max: string }): string {
  const unread = [min, max].find((end) => Number.isNaN(readNumber(end)))
  if (unread !== undefined) return unreadNumber(unread)
  const [from, to] = [readNumber(min), readNumber(max)]
  if (from === undefined && to === undefined) return 'Expected a number in one of the two fields.'
  return from !== undefined && to !== undefined && from > to
    ? `Expected a “to” of at least ${from}, found “${max}”.`
    : ''
}
