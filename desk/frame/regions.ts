/** The parts of the workspace that F6 goes between, in their order; a message is one while it shows. */
const selector = '.rail, #screen, [data-region], [data-slot="toast"]'

const focusable =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/** Moves the focus to the next (1) or previous (-1) part. */
export function nextRegion(step: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (region) => firstIn(region) !== undefined,
  )
  const focused = document.activeElement
  // The innermost: a part of the screen before the screen.
  const at = regions.findLastIndex((region) => region.contains(focused))
  const next = at < 0 ? (step > 0 ? 0 : -1) : (at + step) % regions.length
  const region = regions.at(next)
  if (region) firstIn(region)?.focus()
}

/** The first thing of a part that can have the focus, and is not of a part within it. */
const firstIn = (region: HTMLElement): HTMLElement | undefined =>
  [...region.querySelectorAll<HTMLElement>(focusable)].find(
    (element) => element.closest(selector) === region && isSeen(element),
  )

const isSeen = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
