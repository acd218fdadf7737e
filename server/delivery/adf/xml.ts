/** An element of an XML document: its text, or its children in any order. */
export interface XmlElement {
  readonly name: string
  /** Those that are undefined are left out. */
  readonly attributes?: Readonly<Record<string, string | undefined>>
  readonly content: string | readonly (XmlElement | undefined)[]
}

/** For each parent the names of its children, in the order that they must have. */
export type ElementOrder = Readonly<Record<string, readonly string[]>>

// XML 1.0 (2.2) has no character for these, not even escaped: other controls, halves of a pair, U+FFFE, U+FFFF.
const NOT_XML =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // A parser would make a space of it in an attribute, and a line end of it in text.
  '\r': '&#13;',
  '\t': '&#9;',
}

/** Any text as text of an element or an attribute in double quotes; what XML has no character for is left out. */
export const escapeXml = (text: string): string =>
  text.replace(NOT_XML, '').replace(/[&<>"'\r\t]/g, (character) => ESCAPES[character] ?? '')

/**
 * An element with its children in the order of the table, indented.
 * @throws RangeError for a child that the table does not have: a fault of the program
 */
export function xmlOf(element: XmlElement, order: ElementOrder, indent = ''): string {
  const { name, attributes = {}, content } = element
  const attributeText = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${escapeXml(value)}"`))
    .join('')
  const start = `${indent}<${name}${attributeText}>`
  if (typeof content === 'string') return `${start}${escapeXml(content)}</${name}>\n`
  const children = inOrder(
    content.filter((child) => child !== undefined),
    name,
    order,
  )
  const inside = children.map((child) => xmlOf(child, order, `${indent}  `))
  return `${start}\n${inside.join('')}${indent}</${name}>\n`
}

function inOrder(
  children: readonly XmlElement[],
  parent: string,
  order: ElementOrder,
): readonly XmlElement[] {
  const names = order[parent] ?? []
  const unknown = children.find(({ name }) => !names.includes(name))
  if (unknown) throw new RangeError(`<${parent}> has no place for <${unknown.name}>`)
  return children.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
}
