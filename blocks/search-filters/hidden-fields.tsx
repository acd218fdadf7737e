import type { FacetName } from '#domain/stock-query/facets.ts'
import { rangeText } from '#domain/stock-query/range-text.ts'
import { chosen, type SearchState } from '#domain/stock-query/state.ts'

interface HiddenFieldsProps {
  readonly state: SearchState
  /** Facets that have controls of their own. */
  readonly shown: readonly FacetName[]
}

/** Hidden fields for choices without a control, so that submitting the form preserves them (D7). */
export function HiddenFields({ state, shown }: HiddenFieldsProps) {
  const choices = chosen(state)
    .filter(({ facet }) => !shown.includes(facet))
    .map((choice) => [choice.facet, 'value' in choice ? choice.value : rangeText(choice.range)])
  const view = state.view === undefined ? [] : [['view', state.view]]
  return [...choices, ...view].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}
