import { LIVE } from '#ui/data-attributes.ts'
import type { Question } from './answers.ts'

export const liveForms = `form[${LIVE}]`

/** The live link that an event happened in. */
export const liveLinkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${LIVE}]`) : null

export const questionOf = (link: HTMLAnchorElement): Question => ({
  url: link.pathname + link.search,
  ids: idsOf(link),
})

/** The live form of a control that is sent with it; one without a name is no part of the search. */
export function liveFormOf(target: EventTarget | null): HTMLFormElement | undefined {
  if (!(target instanceof Element) || !target.getAttribute('name') || !('form' in target)) return
  const { form } = target
  return form instanceof HTMLFormElement && form.matches(liveForms) ? form : undefined
}

/** The blocks that an element names, or else all that any live element of the page names. */
export function idsOf(element: Element | null): readonly string[] {
  const namedBy = (live: Element) =>
    (live.getAttribute(LIVE) ?? '').split(/\s+/).filter((word) => word && word !== 'top')
  const own = element ? namedBy(element) : []
  if (own.length > 0) return own
  return [...new Set([...document.querySelectorAll(`[${LIVE}]`)].flatMap(namedBy))]
}
