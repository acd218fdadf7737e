const shownIn = (root: Element, selector: string): Element[] =>
  [...root.querySelectorAll(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )

const startTag = (element: Element): string => /^<[^>]*>/.exec(element.outerHTML)?.[0] ?? ''

/** Elements that have another colour than what is behind them, without pictures. */
export const filledBoxes = (root: Element): readonly Element[] =>
  shownIn(root, ':not(img, [data-slot="stage"], [data-slot="stage"] *)').filter(isFilled)

function isFilled(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  const isOther = isOpaque(backgroundColor) && backgroundColor !== groundOf(element.parentElement)
  return isOther || backgroundImage.includes('gradient')
}

const isOpaque = (colour: string): boolean => !/^rgba\(.*, 0\)$|\/ 0\)$/.test(colour)

function groundOf(element: Element | null): string {
  for (let box = element; box; box = box.parentElement) {
    const { backgroundColor } = getComputedStyle(box)
    if (isOpaque(backgroundColor)) return backgroundColor
  }
  return 'rgb(255, 255, 255)'
}

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const

/**
 * Of the boxes with a colour, those that forced colours make invisible: without a border, an outline,
 * a system colour or the browser's own looks. A curtain over the whole window may lose its colour.
 */
export const unseenBoxes = (boxes: readonly Element[]): string[] =>
  boxes
    .filter((element) => {
      const style = getComputedStyle(element)
      const hasBorder = sides.some(
        (side) => style[`border${side}Style`] !== 'none' && style[`border${side}Width`] !== '0px',
      )
      const isCurtain = element.getBoundingClientRect().width >= document.body.clientWidth
      const isOwn = style.forcedColorAdjust === 'none' || style.appearance !== 'none'
      return !(
        hasBorder ||
        style.outlineStyle !== 'none' ||
        isOwn ||
        isCurtain ||
        isFilled(element)
      )
    })
    .map(startTag)

const isSelected =
  ':is([aria-selected="true"], [aria-checked="true"], a[aria-current]:not([aria-current="false"]), [aria-pressed="true"], :checked):not(option)'

/** Selected elements that look as one beside them which is not selected. */
export function selectedAsOthers(root: Element): string[] {
  // Many have the same others beside them.
  const known = new Map<Element, string>()
  const knownLooks = (element: Element): string => {
    const looks = known.get(element) ?? looksOf(element)
    known.set(element, looks)
    return looks
  }
  return [...root.querySelectorAll(isSelected)].map(shownPart).flatMap((element) => {
    if (!element) return []
    const others = [...root.querySelectorAll(kindOf(element))].filter(
      (other) => !other.matches(isSelected) && !other.querySelector(isSelected),
    )
    const looks = knownLooks(element)
    return others.some((other) => knownLooks(other) === looks) ? [startTag(element)] : []
  })
}

/** The element itself, the label around a hidden control, or nothing where the browser draws it. */
function shownPart(element: Element): Element | null {
  if (element.matches('.sr-only') || element.getBoundingClientRect().width <= 1)
    return element.closest('label')
  return getComputedStyle(element).appearance === 'none' || !element.matches('input')
    ? element
    : null
}

function kindOf(element: Element): string {
  const tag = element.tagName.toLowerCase()
  const role = element.getAttribute('role')
  if (role) return `${tag}[role="${role}"]`
  return element.matches('a') ? `nav ${tag}` : tag
}

/** What shows of an element and what is in it, without place and size. */
const looksOf = (element: Element): string =>
  [element, ...element.querySelectorAll('*')]
    .flatMap((inner) => [null, '::before', '::after'].map((part) => getComputedStyle(inner, part)))
    .map((style) =>
      [
        ...sides.map((side) =>
          [
            style[`border${side}Width`],
            style[`border${side}Style`],
            style[`border${side}Color`],
          ].join(' '),
        ),
        ...[style.outlineStyle, style.textDecorationLine, style.fontWeight, style.visibility],
        ...[style.backgroundColor, style.content, style.display],
      ].join(),
    )
    .join('\n')
