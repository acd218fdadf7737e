import { FIELD_REST_MS } from '#domain/stock-query/thresholds.ts'
import { BLOCK } from '#ui/data-attributes.ts'
import { formUrl } from './form-url.ts'
import { liveDrawing } from './live-drawing.ts'
import { idsOf, isLive, liveFormOf, liveForms, liveLinkOf, requestOf } from './live-elements.ts'
import { findPlace, here, placeOfEntry, rememberScroll, showLive } from './live-page.ts'
import { whenParsed } from './parsed.ts'
import { startPrefetching } from './prefetch.ts'
import { isTouched } from './touched.ts'

/**
 * Fields for words: their form is sent once typing pauses (Spec 9.08). Not those for numbers, of which
 * each digit is another search: they are sent when their field is left, or by Enter.
 */
const takesWords = (field: HTMLInputElement): boolean =>
  takesText(field) && field.inputMode !== 'numeric'
const takesText = ({ type }: HTMLInputElement): boolean => /search|text/.test(type)
let typing: ReturnType<typeof setTimeout> | undefined
/** Counts how often the focus has gone elsewhere. */
let visit = 0

/** Makes `form[data-live]` and `a[data-live]` change their blocks in place, without a reload. */
export function startLive(): void {
  document.addEventListener('change', onChange)
  document.addEventListener('input', onInput)
  document.addEventListener('submit', onSubmit)
  document.addEventListener('click', onClick)
  document.addEventListener('focusout', () => visit++)
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, onReach, { passive: true })
  startPrefetching()
  startHistory()
  void whenParsed().then(catchUp)
}

/** The code that draws is here before the response to the press that may follow. */
function onReach({ target }: Event): void {
  // A response that needs it reports a failure.
  if (isLive(target)) liveDrawing().catch(() => {})
}

/** Sends a form that this field changed, or this button submits. */
function send(form: HTMLFormElement, control?: Element | null): void {
  stopTyping()
  const url = formUrl(form, control instanceof HTMLButtonElement ? control : undefined)
  const isTyped =
    control instanceof HTMLInputElement && takesText(control) && control.matches(':focus')
  const view = { url, ids: idsOf(form), cause: 'form' } as const
  void showLive({ ...view, visit: isTyped ? visit : undefined }, isTyping)
}

const isTyping = () => typing !== undefined
function stopTyping(): void {
  clearTimeout(typing)
  typing = undefined
}

function sendAfterPause(form: HTMLFormElement, field: HTMLInputElement): void {
  clearTimeout(typing)
  typing = setTimeout(send, FIELD_REST_MS, form, field)
}

function onChange({ target }: Event): void {
  const form = liveFormOf(target)
  if (!form) return
  // What is sent is no longer newer than the response, which may say otherwise: a reversed range.
  if (target instanceof HTMLInputElement) target.defaultValue = target.value
  send(form, target instanceof Element ? target : null)
}

function onInput(event: Event): void {
  const { target } = event
  const form = liveFormOf(target)
  const isComposing = event instanceof InputEvent && event.isComposing
  if (!form || isComposing || !(target instanceof HTMLInputElement)) return
  if (takesWords(target)) sendAfterPause(form, target)
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.matches(liveForms))
    return
  event.preventDefault()
  send(form, event.submitter)
  // A drawer with filters closes once they are applied.
  form.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()
}

function onClick(event: MouseEvent): void {
  const link = liveLinkOf(event.target)
  const isForBrowser =
    event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!link || event.defaultPrevented || isForBrowser) return
  event.preventDefault()
  stopTyping()
  const isTop = link.dataset.live?.split(' ').includes('top')
  const topId = isTop ? link.closest(`[${BLOCK}]`)?.id : undefined
  void showLive({ ...requestOf(link), cause: 'link', topId }, isTyping)
}

function startHistory(): void {
  // What a scroll by the browser would replace.
  const entered = placeOfEntry()
  // Only while this document is shown: where the browser loads it again, it finds the place itself.
  addEventListener('pageshow', (event) => {
    history.scrollRestoration = 'manual'
    if (event.persisted) catchUp()
    else findPlace(entered)
  })
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  addEventListener('scrollend', rememberScroll)
  addEventListener('popstate', () => {
    stopTyping()
    void showLive({ url: here(), ids: idsOf(null), cause: 'history' }, isTyping)
  })
}

/** Sends what was changed before this script ran, or was restored by the browser. */
function catchUp(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(liveForms))
    if ([...form.elements].some(isTouched)) send(form)
}
