import type { FacetName } from '#domain/stock-query/facets.ts'
import { rangeText } from '#domain/stock-query/range-text.ts'
import { chosen, type SearchState } from '#domain/stock-query/state.ts'

interface KeptFieldsProps {
  readonly state: SearchState
  /** Facets that have controls of their own. */
  readonly shown: readonly FacetName[]
}

/** Choices that the form has no control for: sending it keeps them (D7). */
export function KeptFields({ state, shown }: KeptFieldsProps) {
  const choices = chosen(state)
    .filter(({ facet }) => !shown.includes(facet))
    .map((choice) => [choice.facet, 'value' in choice ? choice.value : rangeText(choice.range)])
  return choices.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}
