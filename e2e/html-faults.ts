import { DomUtils, parseDocument } from 'htmlparser2'

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** Attributes that name elements of the page by their ids. */
const references = ['aria-labelledby', 'aria-controls', 'for', 'form', 'list', 'popovertarget']

/** What a page has of the faults that the HTML Standard forbids and that neither axe nor a browser tells. */
export function htmlFaults(html: string): string[] {
  const elements = DomUtils.getElementsByTagName('*', parseDocument(html))
  const ids = new Set(elements.map(({ attribs }) => attribs.id))
  return elements.flatMap((element) =>
    faultsOf(element, ids).map((fault) => `${tagOf(element)} ${fault}`),
  )
}

function faultsOf({ name, attribs, children }: Element, ids: ReadonlySet<string | undefined>) {
  const faults: string[] = []
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
