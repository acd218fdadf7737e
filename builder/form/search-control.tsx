import { X } from 'lucide'
import { useRef, useState } from 'react'
import { facetOf, isRangeFacet, isTermFacet } from '#domain/stock-query/facets.ts'
import { type Chosen, chosen, without, withRange, withTerms } from '#domain/stock-query/state.ts'
import { searchParamsOf, searchStateOf } from '#domain/stock-query/url.ts'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Button } from '#ui/button/button.tsx'
import { Input } from '#ui/field/input.tsx'
import { Select } from '#ui/field/select.tsx'
import type { ControlProps } from './control-props.ts'
import { useForm } from './form-context.ts'
import type { SearchFacts } from './look-ups.ts'
import { readNumber } from './number-control.tsx'
import { textValue } from './text-controls.tsx'
import { useAnswer } from './use-answer.ts'

/** The filters of a search: as its address has them, and as chips that are added and removed one by one. */
export function SearchControl({ field, tie }: ControlProps) {
  const { onChange, lookUps } = useForm()
  const value = typeof field.value === 'string' ? field.value : ''
  const state = searchStateOf(value)
  const facts = useAnswer<SearchFacts | undefined>(() => lookUps.search(value), undefined, value)
  const box = useRef<HTMLDivElement>(null)
  const write = (query: string) => onChange(field.path, textValue(query, field.isRequired))
  return (
    <div className="form-search" ref={box}>
      <Input
        {...tie}
        autoComplete="off"
        spellCheck={false}
        placeholder="Any car"
        value={value}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
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
                box.current?.querySelector('input')?.focus()
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
    </div>
  )
}

function choiceText(choice: Chosen): string {
  const { title } = facetOf(choice.facet)
  if (!('range' in choice)) return `${title}: ${choice.value}`
  const { min, max } = choice.range
  const ends = [min === undefined ? '' : `from ${min}`, max === undefined ? '' : `to ${max}`]
  return `${title} ${ends.filter(Boolean).join(' ')}`
}

interface NewFilterProps {
  readonly facts: SearchFacts
  readonly onTerm: (facet: string, value: string) => void
  readonly onRange: (facet: string, range: { min?: number; max?: number }) => void
}

function NewFilter({ facts, onTerm, onRange }: NewFilterProps) {
  const [name, setName] = useState('')
  const [ends, setEnds] = useState({ min: '', max: '' })
  const facet = facts.facets.find((each) => each.name === name)
  const range = { min: readNumber(ends.min), max: readNumber(ends.max) }
  const isRange = Object.values(range).some((end) => end !== undefined && !Number.isNaN(end))
  return (
    <div className="form-filter">
      <Select
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
          onChange={({ currentTarget }) => onTerm(facet.name, currentTarget.value)}
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
        <>
          {(['min', 'max'] as const).map((end) => (
            <Input
              key={end}
              aria-label={`${facet.title}, ${end === 'min' ? 'from' : 'to'}`}
              placeholder={end === 'min' ? 'From' : 'To'}
              inputMode="numeric"
              value={ends[end]}
              onChange={({ currentTarget }) => setEnds({ ...ends, [end]: currentTarget.value })}
            />
          ))}
          <Button
            size="sm"
            variant="outline"
            disabled={!isRange}
            onClick={() => {
              onRange(facet.name, {
                ...(range.min !== undefined && { min: range.min }),
                ...(range.max !== undefined && { max: range.max }),
              })
              setEnds({ min: '', max: '' })
            }}
          >
            Set
          </Button>
        </>
      )}
    </div>
  )
}
