import { carouselEnds } from './carousel-ends.ts'
import { showIn, shownIn } from './strip.ts'

/** Keeps the viewer's number, arrows and place right, and opens it where the page's strip is. */
export function startViewer(host: HTMLElement, viewer: HTMLElement, strip: HTMLElement): void {
  const own = viewer.querySelector('.viewer-strip')
  if (!own) return
  const pictures = Array.from(viewer.querySelectorAll('.viewer-picture'))
  const [previous, next] = viewer.querySelectorAll('.viewer-step')
  const last = pictures.length - 1
  let at = 0
  /** A step is on its way there; what it passes is not shown. */
  let isStepping = false
  let opener: HTMLElement | undefined
  const isOpen = () => viewer.matches(':popover-open')

  /** Says that a picture is shown, and asks for those beside it. */
  function mark(to: number): void {
    at = to
    const { isFirst, isLast } = carouselEnds(at, pictures.length)
    if (previous) previous.ariaDisabled = String(isFirst)
    if (next) next.ariaDisabled = String(isLast)
    const number = viewer.querySelector('[role=status]')
    const text = pictures[at]?.ariaLabel ?? ''
    if (number && number.textContent !== text) number.textContent = text
    for (const near of pictures.slice(Math.max(0, at - 1), at + 2))
      near.querySelector('img')?.setAttribute('loading', 'eager')
  }

  function step(to: number): void {
    const place = Math.min(last, Math.max(0, to))
    if (!own || place === at) return
    isStepping = true
    mark(place)
    showIn(own, place)
  }

  function open(to: number): void {
    if (!own) return
    const place = Math.min(last, to)
    // Before it opens, so that it is laid out once, and scrolled only where that is needed.
    const isThere = place === 0 && at === 0 && !isOpen()
    mark(place)
    if (!isOpen()) viewer.showPopover()
    if (!isThere) showIn(own, place, 'instant')
  }

  host.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button === previous) step(at - 1)
    else if (button === next) step(at + 1)
    else if (button && !viewer.contains(button)) {
      // The browser would open it at the first picture.
      event.preventDefault()
      opener = button
      const slide = button.closest('.gallery-slide')
      open(slide ? Array.from(strip.children).indexOf(slide) : shownIn(strip))
    }
  })

  viewer.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') keepFocus(viewer, event)
    const to = placeOf(event.key, at, last)
    if (to === undefined || event.altKey || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    step(to)
  })

  own.addEventListener('scroll', () => {
    const shown = shownIn(own)
    if (!isStepping && shown !== at && pictures[shown]) mark(shown)
  })
  // The step has arrived, or the visitor takes over.
  for (const type of ['scrollend', 'pointercancel', 'wheel'])
    own.addEventListener(type, () => (isStepping = false), { passive: true })

  // The page behind it stays where it is.
  own.addEventListener('wheel', (event) => {
    if (event instanceof WheelEvent && Math.abs(event.deltaY) > Math.abs(event.deltaX))
      event.preventDefault()
  })

  viewer.addEventListener('toggle', () => {
    if (isOpen()) return
    showIn(strip, at, 'instant')
    // Safari gives a pressed button no focus to come back to.
    if (document.activeElement === document.body) opener?.focus({ preventScroll: true })
  })
  // It was opened while this script was loading.
  if (isOpen()) open(shownIn(strip))
}

/** From the last control the tabulator goes to the first one, and back. */
function keepFocus(viewer: Element, event: KeyboardEvent): void {
  const buttons = Array.from(viewer.querySelectorAll('button'))
  const [from, to] = event.shiftKey ? [buttons[0], buttons.at(-1)] : [buttons.at(-1), buttons[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

function placeOf(key: string, at: number, last: number): number | undefined {
  if (key === 'ArrowLeft') return at - 1
  if (key === 'ArrowRight') return at + 1
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}
