import { type Ref, useId } from 'react'
import type { LeadStage } from '#domain/enquiry/lead-stage.ts'
import { leadStages } from '#domain/enquiry/lead-stage.ts'
import { isLeadView, type LeadView } from '#domain/staff/lead-views.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'
import { Select } from '#ui/field/select.tsx'
import { goOnToRows } from '../frame/rows.ts'
import { countOf, stageWords } from './lead-words.ts'

type Counts = StaffAnswer<'GET /:site/leads'>['counts']

export interface LeadFiltersProps {
  readonly view: LeadView
  readonly q: string
  readonly counts: Counts | undefined
  readonly onLook: (next: { readonly q?: string; readonly view?: LeadView }) => void
  readonly search: Ref<HTMLInputElement>
  readonly stage: Ref<HTMLSelectElement>
}

const chips = [
  { view: 'open', label: 'Open' },
  { view: 'unowned', label: 'No owner' },
  { view: 'mine', label: 'Mine' },
  { view: 'undelivered', label: 'Not delivered' },
] as const satisfies readonly { view: LeadView & keyof Counts; label: string }[]

const isStage = (view: LeadView): view is LeadStage => leadStages.some((stage) => stage === view)

/** Above the leads: words to look for, views with their counts, and the stages. */
export function LeadFilters({ view, q, counts, onLook, search, stage }: LeadFiltersProps) {
  const id = useId()
  return (
    <div className="desk-filters lead-filters">
      <Field
        id={id}
        label={<span className="sr-only">Search the leads</span>}
        className="lead-search"
      >
        {(control) => (
          <Input
            {...control}
            ref={search}
            type="search"
            placeholder="Name, number, e-mail, car"
            value={q}
            onChange={({ currentTarget }) => onLook({ q: currentTarget.value })}
            onKeyDown={goOnToRows}
          />
        )}
      </Field>
      <Field id={`${id}-stage`} label={<span className="sr-only">Stage</span>} className="shrink-0">
        {(control) => (
          <Select
            {...control}
            ref={stage}
            value={isStage(view) || view === 'all' ? view : ''}
            onChange={({ currentTarget: { value } }) =>
              onLook({ view: isLeadView(value) ? value : 'open' })
            }
          >
            <option value="">Stage…</option>
            <option value="all">All leads</option>
            {leadStages.map((each) => (
              <option key={each} value={each}>
                {stageWords[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset className="lead-chips">
        <legend className="sr-only">Show</legend>
        {chips.map(({ view: each, label }) => (
          <Button
            key={each}
            variant="outline"
            size="sm"
            aria-pressed={each === view}
            className="shrink-0 aria-pressed:border-brand-ink aria-pressed:bg-tint"
            onClick={() => onLook({ view: each })}
          >
            <b className="figures">{counts ? countOf(counts[each]) : '–'}</b> {label}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}
