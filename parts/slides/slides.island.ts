/** Scrolled to an end, but for what the browser rounds. */
const ROUNDING_PX = 2

const started = new WeakSet<HTMLElement>()

/**
 * The buttons scroll the list by one item, also while it scrolls; at its end a button is disabled, and
 * keeps the focus. Spec 4.16.
 */
export default function moveSlides(host: HTMLElement): void {
  const list = host.querySelector('.slides-list')
  const [back, onward] = host.querySelectorAll<HTMLElement>('.slides-steps > button')
  if (!list || !back || !onward || started.has(host)) return
  started.add(host)

  /** From one item that is shown to the next in pixels; below 0 from right to left. */
  const step = (): number => {
    const [first = list, second = first] = list.querySelectorAll(':scope > :not([hidden])')
    return second.getBoundingClientRect().x - first.getBoundingClientRect().x
  }

  /** How far the list can be scrolled. */
  const rest = (): number => list.scrollWidth - list.clientWidth
  /** How far the buttons are scrolling to; undefined while they are not. */
  let goal: number | undefined

  function update(): void {
    if (!list || !back || !onward) return
    const at = Math.abs(list.scrollLeft)
    back.ariaDisabled = String(at < ROUNDING_PX)
    onward.ariaDisabled = String(rest() - at < ROUNDING_PX)
  }

  for (const [button, by] of [
    [back, -1],
    [onward, 1],
  ] as const)
    button.addEventListener('click', () => {
      if (button.ariaDisabled === 'true') return
      const from = goal ?? Math.abs(list.scrollLeft)
      goal = Math.min(rest(), Math.max(0, from + by * Math.abs(step())))
      list.scrollTo({ left: Math.sign(step()) * goal })
    })
  for (const end of ['scrollend', 'pointerdown', 'wheel'])
    list.addEventListener(end, () => (goal = undefined), { passive: true })
  list.addEventListener('scroll', update, { passive: true })
  new ResizeObserver(update).observe(list)
  update()
}
