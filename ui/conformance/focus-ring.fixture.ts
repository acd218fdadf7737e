/**
 * Whether an unclipped outline shows the focus: the element's own, its card's or its label's. Complete
 * in itself, so that it can be sent to a browser.
 */
export function hasFocusRing(): boolean {
  const ringOf = (element: Element, part: string | null) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element, part)
    const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
    return { width, reach: width + Number.parseFloat(outlineOffset) }
  }
  const hasOwnRing = (element: Element): boolean => {
    const { width, reach } = ringOf(element, null)
    const inner = element.getBoundingClientRect()
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { display, overflowX } = getComputedStyle(box)
      if (display === 'contents' || overflowX === 'visible') continue
      const outer = box.getBoundingClientRect()
      const isClipped = inner.left - reach < outer.left - 1 || inner.right + reach > outer.right + 1
      if (isClipped) return false
    }
    return width >= 2
  }
  const { activeElement } = document
  if (!activeElement) return false
  if (ringOf(activeElement, '::after').width >= 2) return true
  // A hidden input may show it on what is beside it in its label.
  const label = activeElement.closest('label')
  if (label && [...label.querySelectorAll('*')].some(hasOwnRing)) return true
  // The thumb or label around a hidden input has its ring.
  for (let element: Element | null = activeElement; element; element = element.parentElement)
    if (hasOwnRing(element)) return true
  return false
}
