/** Visible texts that an ancestor or the window clips. Complete in itself, so that it can be sent to a browser. */
export function clippedTexts(): string[] {
  const textsOf = ({ childNodes }: Element) =>
    Array.from(childNodes).filter((node) => node.nodeType === 3 && node.textContent?.trim())
  // A box of one pixel hides what is in it on purpose: from all but readers, or from all but programs.
  // On a card that is turned by a degree it is a little wider.
  const isPixel = (element: Element) => element.getBoundingClientRect().width < 1.1
  const isInPixel = (element: Element | null): boolean =>
    element !== null &&
    ((isPixel(element) && getComputedStyle(element).overflowX !== 'visible') ||
      isInPixel(element.parentElement))
  const isHidden = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) ||
    isPixel(element) ||
    isInPixel(element)
  // How far letters of a tall font reach below their line.
  const overhang = (range: Range, { lineHeight }: CSSStyleDeclaration) => {
    const height = range.getClientRects()[0]?.height ?? 0
    return Math.max(0, height - (Number.parseFloat(lineHeight) || height)) / 2
  }
  const isClipped = (node: Node): boolean => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    const below = node.parentElement ? overhang(range, getComputedStyle(node.parentElement)) : 0
    for (let box = node.parentElement; box; box = box.parentElement) {
      const { display, overflowX, overflowY, animationIterationCount } = getComputedStyle(box)
      if (display === 'contents') continue
      if (/auto|scroll/.test(overflowX)) return false
      const { left, right, bottom } = box.getBoundingClientRect()
      // It comes into view by itself, in its turn, if it is no wider than what it is clipped by.
      const isTurning = animationIterationCount === 'infinite'
      if (isTurning && right - left <= (box.parentElement?.clientWidth ?? 0) + 1)
        return text.right > right + 1 || text.left < left - 1
      // Keys that did not fit on their one line are out of sight as a whole: the key ? lists all.
      if (box.matches('[data-slot="key-line"] > ul') && text.top > bottom - 1) return false
      const clipsX =
        /hidden|clip/.test(overflowX) && (text.right > right + 1 || text.left < left - 1)
      const clipsY = /hidden|clip/.test(overflowY) && text.bottom > bottom + below + 2
      if (clipsX || clipsY) return true
    }
    return text.right > document.documentElement.clientWidth + 1
  }
  return Array.from(document.body.querySelectorAll('*'))
    .filter((element) => {
      // Most elements have no text of their own: whether they are hidden need not be found out.
      const texts = textsOf(element)
      return texts.length > 0 && !isHidden(element) && texts.some(isClipped)
    })
    .map((element) => element.outerHTML.slice(0, 120))
}
