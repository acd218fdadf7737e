import { around } from './around.ts'
import { formUrlIfPressed } from './form-url.ts'
import { whenIdle } from './idle.ts'
import { type LiveRequest, liveRequestUrl } from './live-client.ts'
import { idsOf, liveFormOf, liveForms, liveLinkOf, requestOf } from './live-elements.ts'
import { prefetch } from './live-page.ts'
import { whenParsed } from './parsed.ts'

/** A mouse that rests this long on a control will probably press it. */
const hoverMs = 65

/** Prefetches what a press will request: on pointerdown, and where a mouse rests. */
export function startPrefetching(): void {
  let resting: ReturnType<typeof setTimeout> | undefined
  /** Already prefetched: a press on it need not work out its request again. */
  let restedOn: EventTarget | null = null
  const prefetchFor = (target: EventTarget | null) => {
    const request = requestOfPress(target)
    if (request) prefetch(request)
  }
  const rest = (target: EventTarget | null) => {
    restedOn = target
    prefetchFor(target)
  }
  const press = ({ target }: Event) => {
    if (target !== restedOn) prefetchFor(target)
    restedOn = null
  }
  const move = ({ target, pointerType }: PointerEvent) => {
    clearTimeout(resting)
    restedOn = null
    if (pointerType === 'mouse') resting = setTimeout(rest, hoverMs, target)
  }
  document.addEventListener('pointerdown', press, { passive: true })
  document.addEventListener('pointerover', move, { passive: true })
  void whenParsed().then(() => whenIdle(warmUp))
}

/** Code runs slowly the first time: it is run once before a visitor's first press. */
function warmUp(): void {
  const box = document.querySelector(`${liveForms} input[type=checkbox]`)
  const request = requestOfPress(box)
  if (request) new Request(liveRequestUrl(request), { signal: new AbortController().signal })
}

/** The request that a press here would send, if any. */
function requestOfPress(target: EventTarget | null): LiveRequest | undefined {
  const link = liveLinkOf(target)
  if (link) return requestOf(link)
  const near = around(target, 'label, input')
  const box = near instanceof HTMLLabelElement ? near.control : near
  const form = liveFormOf(box)
  if (!form || !(box instanceof HTMLInputElement) || !/^(checkbox|radio)$/.test(box.type)) return
  return { url: formUrlIfPressed(box, form), ids: idsOf(form) }
}
