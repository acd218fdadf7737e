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

/** `Price of 2021 Toyota Hilux: $52,990`, or why it is not there. */
export function titleOf({ title, car, isShown, text, how, conditions }: WhyMark): string {
  const of = `${title} of ${car.name}`
  if (isShown) return `${of}: ${text ?? 'shown'}`
  const against = conditions.filter(({ holds }) => !holds).length
  return how === 'all'
    ? `${of}: hidden, for ${against} of ${conditions.length} reasons`
    : `${of}: none`
}

/** The conditions as they were asked: of a choice, none behind the one that applies. */
export function askedConditions({ how, conditions }: WhyMark): WhyMark['conditions'] {
  if (how === 'all') return conditions
  const decided = conditions.findIndex(({ holds }) => holds)
  return decided < 0 ? conditions : conditions.slice(0, decided + 1)
}
