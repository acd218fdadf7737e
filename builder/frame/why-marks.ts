import type { WhyMark } from '#pages/why-mark.ts'
import { WHY } from '#ui/data-attributes.ts'

/** What the renderer wrote there. */
export const jsonOf = (element: Element) => JSON.parse(element.getAttribute(WHY) ?? 'null')

/** A part that a rule decided, with what it decided. */
export interface MarkedPart {
  readonly element: Element
  readonly mark: WhyMark
}

/** The parts of a block, or of the page, that rules decided, in order. */
export const markedParts = (within: ParentNode): MarkedPart[] =>
  Array.from(within.querySelectorAll(`[${WHY}]:not(#why-blocks)`), (element) => ({
    element,
    mark: jsonOf(element),
  }))

interface Asked<Condition> {
  readonly how: 'all' | 'first'
  readonly conditions: readonly Condition[]
}

/** `Price of 2021 Toyota Hilux: $52,990`. */
export const titleOf = (mark: WhyMark): string =>
  `${mark.title} of ${mark.car.name}: ${stateOf(mark.isShown, mark)}`

/** What a part says, or for how many reasons it is not there. */
export function stateOf(
  isShown: boolean,
  {
    text,
    how,
    conditions,
  }: Asked<{ readonly holds: boolean }> & { readonly text?: string | undefined },
): string {
  if (isShown) return text ?? 'shown'
  const against = conditions.filter(({ holds }) => !holds).length
  return how === 'all' ? `hidden, for ${against} of ${conditions.length} reasons` : 'none'
}

/** The conditions as they were asked: of a choice, none behind the one that applies. */
export function askedConditions<Condition extends { readonly holds: boolean }>({
  how,
  conditions,
}: Asked<Condition>): readonly Condition[] {
  if (how === 'all') return conditions
  const decided = conditions.findIndex(({ holds }) => holds)
  return decided < 0 ? conditions : conditions.slice(0, decided + 1)
}
