import { DomUtils, parseDocument } from 'htmlparser2'

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** Attributes that name elements of the page by their ids. */
const references = ['aria-labelledby', 'aria-controls', 'for', 'form', 'list', 'popovertarget']

/** What a page has of the faults that the HTML Standard forbids and that neither axe nor a browser tells. */
export function htmlFaults(html: string): string[] {
  const elements = DomUtils.getElementsByTagName('*', parseDocument(html))
  const ids = new Map<string | undefined, Element>()
  // Of several with one id the first has it.
  for (const element of elements.toReversed()) ids.set(element.attribs.id, element)
  return elements.flatMap((element) =>
    faultsOf(element, ids).map((fault) => `${tagOf(element)} ${fault}`),
  )
}

/** Elements that end a paragraph where they begin. */
const endsParagraph =
  /^(address|article|aside|blockquote|details|dialog|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|search|section|table|ul)$/

/** Whether a paragraph is open where an element begins. */
const isInParagraph = ({ parent }: Element): boolean =>
  parent !== null && 'name' in parent && (parent.name === 'p' || isInParagraph(parent))

function faultsOf(element: Element, ids: ReadonlyMap<string | undefined, Element>) {
  const { name, attribs, children } = element
  const faults: string[] = []
  // A parser writes an empty paragraph for an end tag whose paragraph has ended before.
  const isEnd = name === 'p' && children.length === 0 && Object.keys(attribs).length === 0
  if (isEnd || (endsParagraph.test(name) && isInParagraph(element)))
    faults.push('ends a paragraph early')
  if (attribs.id !== undefined && ids.get(attribs.id) !== element) faults.push('repeats an id')
  if (attribs.id !== undefined && !/^\S+$/.test(attribs.id)) faults.push('has an id with spaces')
  for (const reference of references) {
    const named = attribs[reference]?.split(' ') ?? []
    if (!named.every((id) => ids.has(id))) faults.push(`names no element by "${reference}"`)
  }
  const isTick = attribs.type === 'checkbox' || attribs.type === 'radio'
  if (isTick && 'autocomplete' in attribs) faults.push('is a tick with "autocomplete"')
  if (name === 'img' && !attribs.src) faults.push('has no "src"')
  const hasName = 'aria-labelledby' in attribs || 'aria-label' in attribs
  if (name === 'section' && !hasName && !DomUtils.existsOne(isHeading, children))
    faults.push('has no heading')
  return faults
}

const isHeading = ({ name }: Element): boolean => /^h[1-6]$/.test(name)

const tagOf = ({ name, attribs }: Element): string =>
  `<${[name, ...Object.entries(attribs).map(([key, value]) => `${key}="${value}"`)].join(' ')}>`
