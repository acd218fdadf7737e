import { LIVE } from '#ui/data-attributes.ts'
import { around } from './around.ts'
import type { LiveRequest } from './live-client.ts'

export const liveForms = `form[${LIVE}]`

/** The live link that an event happened in. */
export const liveLinkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${LIVE}]`) : null

export const requestOf = (link: HTMLAnchorElement): LiveRequest => ({
  url: link.pathname + link.search,
  ids: idsOf(link),
})

/** The live form that submits this control, if any; a control without a name is not submitted. */
export function liveFormOf(target: EventTarget | null): HTMLFormElement | undefined {
  if (!(target instanceof Element) || !target.getAttribute('name') || !('form' in target)) return
  const { form } = target
  return form instanceof HTMLFormElement && form.matches(liveForms) ? form : undefined
}

/** Whether an event happened in a live form or link, or in a control of such a form. */
export const isLive = (target: EventTarget | null): boolean =>
  around(target, `[${LIVE}]`) !== null || liveFormOf(target) !== undefined

/** The block ids that an element names, or else all that any live element of the page names. */
export function idsOf(element: HTMLElement | null): readonly string[] {
  const namedBy = ({ dataset }: HTMLElement) =>
    (dataset.live ?? '').split(/\s+/).filter((word) => word && word !== 'top')
  const own = element ? namedBy(element) : []
  if (own.length > 0) return own
  return [...new Set([...document.querySelectorAll<HTMLElement>(`[${LIVE}]`)].flatMap(namedBy))]
}
