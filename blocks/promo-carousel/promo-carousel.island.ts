/** Scrolled to an end, but for what the browser rounds. */
const ROUNDING_PX = 2

const started = new WeakSet<HTMLElement>()

/**
 * The buttons scroll the list by one promotion; at its end a button is disabled, and keeps the focus.
 * Spec 4.16.
 */
export default function moveSlides(host: HTMLElement): void {
  const list = host.querySelector('ul')
  const [back, onward] = host.querySelectorAll('button')
  const [first, second] = list?.children ?? []
  if (!list || !back || !onward || !first || !second || started.has(host)) return
  started.add(host)

  /** From one promotion to the next in pixels; below 0 from right to left. */
  const step = (): number => second.getBoundingClientRect().x - first.getBoundingClientRect().x

  function update(): void {
    if (!list || !back || !onward) return
    const rest = list.scrollWidth - list.clientWidth
    const at = Math.abs(list.scrollLeft)
    back.ariaDisabled = String(at < ROUNDING_PX)
    onward.ariaDisabled = String(rest - at < ROUNDING_PX)
  }

  for (const [button, by] of [
    [back, -1],
    [onward, 1],
  ] as const)
    button.addEventListener('click', () => {
      if (button.ariaDisabled !== 'true') list.scrollBy({ left: by * step() })
    })
  list.addEventListener('scroll', update, { passive: true })
  new ResizeObserver(update).observe(list)
  update()
}
