/** Which child of a strip is shown, 0-based: each is as wide as the strip. */
export const shownIn = ({ scrollLeft, clientWidth }: Element): number =>
  Math.round(scrollLeft / Math.max(1, clientWidth))

/** Scrolls a strip to a child; `instant`, or as its stylesheet says. */
export function showIn(strip: Element, at: number, behavior: ScrollBehavior = 'auto'): void {
  strip.scrollTo({ left: at * strip.clientWidth, behavior })
}
