interface Place {
  readonly name: string
  readonly left: number
  readonly right: number
  readonly isText: boolean
  /** What it has at its left and its right side: padding, border, shadow. */
  readonly sides: readonly [left: string, right: string]
}

/**
 * Where the boxes and the blocks of text of a page are, in document order. What has a direction of its
 * own (`dir`) counts as a box; of drawings and of what only screen readers find nothing counts.
 */
export function placesOf(root: Element): readonly Place[] {
  return [...root.querySelectorAll('*')].filter(isPlaced).flatMap((element) => {
    const name = `${element.tagName.toLowerCase()}[${element.getAttribute('data-slot') ?? element.className}]`
    const { left, right } = element.getBoundingClientRect()
    const box = { name, left, right, isText: false, sides: sidesOf(element) }
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    if (!hasText || element.hasAttribute('dir') || element.matches('textarea')) return [box]
    const range = document.createRange()
    range.selectNodeContents(element)
    const text = range.getBoundingClientRect()
    const ends = { left: text.left, right: text.right }
    return [box, { ...box, ...ends, name: `text of ${name}`, isText: true }]
  })
}

function sidesOf(element: Element): Place['sides'] {
  const style = getComputedStyle(element)
  const shadow = Number.parseFloat(/\) (-?\d+)px/.exec(style.boxShadow)?.[1] ?? '0')
  return [
    [style.paddingLeft, style.borderLeftWidth, Math.max(shadow, 0)].join(),
    [style.paddingRight, style.borderRightWidth, Math.max(-shadow, 0)].join(),
  ]
}

function isPlaced(element: Element): boolean {
  if (element.closest('svg *, option, style, .sr-only, [data-slot="stage"] *')) return false
  if (element.parentElement?.closest('[dir]:not(html)')) return false
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  // Letters keep their order in a line of the other direction.
  if (getComputedStyle(element).display === 'inline') return false
  return !isClippedAway(element)
}

/** Whether it is, or is in, what only screen readers find. */
function isClippedAway(element: Element): boolean {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { clip, clipPath } = getComputedStyle(box)
    if (clip !== 'auto' || clipPath === 'inset(50%)') return true
  }
  return false
}

/** How far punctuation, which moves to the other end, changes the width of a text. */
const tolerance = { box: 3, text: 8 }

/** What is not where a mirror would show it, in a window of this width. */
export function notMirrored(
  before: readonly Place[],
  after: readonly Place[],
  width: number,
): string[] {
  if (before.length !== after.length) return [`${before.length} and ${after.length} elements`]
  return before.flatMap(({ name, left, right, isText, sides }, index) => {
    const there = after[index]
    const off = isText ? tolerance.text : tolerance.box
    const isMirrored =
      there &&
      Math.abs(there.left - (width - right)) <= off &&
      Math.abs(there.right - (width - left)) <= off &&
      there.sides.join() === sides.toReversed().join()
    return isMirrored
      ? []
      : [
          `${name}: ${left} to ${right} (${sides}), ${there?.left} to ${there?.right} (${there?.sides})`,
        ]
  })
}
