import { DomUtils, parseDocument } from 'htmlparser2'

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** A part of a page, with the nearest block around it. */
interface Part {
  readonly block: string | undefined
}

export interface ReadHeading extends Part {
  readonly level: number
  readonly words: string
  /** The kind of screen that alone shows it; undefined for all. */
  readonly screen: string | undefined
}

export interface ReadLink extends Part {
  readonly href: string
  /** What it is called; empty for a picture without words. */
  readonly name: string
}

export interface ReadPicture extends Part {
  readonly src: string
  /** Undefined where it has none, which is not the same as an empty one. */
  readonly alt: string | undefined
  readonly isInFigure: boolean
}

/** What the checks look at of a page as it is sent. */
export interface ReadPage {
  readonly headings: readonly ReadHeading[]
  readonly links: readonly ReadLink[]
  readonly pictures: readonly ReadPicture[]
  readonly ids: ReadonlySet<string>
  /** What each block says by itself, without its fields and buttons. */
  readonly words: ReadonlyMap<string, string>
  /** The words of the page. */
  readonly text: string
  /** Of its inline styles and scripts, and the addresses of others. */
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  readonly styleFiles: readonly string[]
  readonly scriptFiles: readonly string[]
}

/** Reads the HTML of a page. */
export function readPage(html: string): ReadPage {
  const document = parseDocument(html)
  const elements = DomUtils.getElementsByTagName('*', document)
  const named = (pattern: RegExp) => elements.filter(({ name }) => pattern.test(name))
  const shown = (pattern: RegExp) => named(pattern).filter((each) => !isClosed(each))
  const scripts = named(/^script$/).filter(({ attribs }) => isRun(attribs.type))
  const sheets = named(/^link$/).filter(({ attribs }) => attribs.rel === 'stylesheet')
  const body = named(/^body$/)
  return {
    headings: shown(/^h[1-6]$/).map((element) => ({
      level: Number(element.name.slice(1)),
      words: wordsOf(element),
      screen: around(element, ({ attribs }) => attribs['data-viewport'])?.attribs['data-viewport'],
      block: blockOf(element),
    })),
    links: shown(/^a$/).flatMap((element) => {
      const { href } = element.attribs
      return href === undefined ? [] : [{ href, name: nameOf(element), block: blockOf(element) }]
    }),
    pictures: named(/^img$/).map((element) => ({
      src: element.attribs.src ?? '',
      alt: element.attribs.alt,
      isInFigure: around(element, ({ name }) => name === 'figure') !== undefined,
      block: blockOf(element),
    })),
    ids: new Set(elements.flatMap(({ attribs }) => attribs.id ?? [])),
    words: wordsByBlock(elements),
    text: body.map(wordsOf).join(' '),
    styles: named(/^style$/).map((element) => DomUtils.textContent(element)),
    scripts: scripts.map((element) => DomUtils.textContent(element)).filter(Boolean),
    styleFiles: sheets.flatMap(({ attribs }) => attribs.href ?? []),
    scriptFiles: scripts.flatMap(({ attribs }) => attribs.src ?? []),
  }
}

/** Not data such as JSON-LD. */
const isRun = (type: string | undefined): boolean => type === undefined || type === 'module'

/** The nearest element, of itself and those around it, that is so. */
function around(
  start: Element['parent'],
  isIt: (each: Element) => string | boolean | undefined,
): Element | undefined {
  for (let each = start; each; each = each.parent) {
    if ('attribs' in each && isIt(each)) return each
  }
  return undefined
}

const isBlock = ({ attribs }: Element) => 'data-block' in attribs
const blockOf = (element: Element): string | undefined => around(element, isBlock)?.attribs.id

/** Whether nobody sees or hears it until something is opened. */
const isClosed = (element: Element): boolean =>
  around(
    element,
    ({ name, attribs }) =>
      name === 'template' || (name === 'dialog' && !('open' in attribs)) || 'hidden' in attribs,
  ) !== undefined

const silent = /^(script|style|template)$/
const control = /^(select|button|input|textarea|label|option|form|script|style|template)$/

function textWithout(element: Element, left: RegExp): string {
  return element.children
    .map((child) => {
      if (child.type === 'text') return child.data
      if (!('attribs' in child)) return ''
      return left.test(child.name) ? ' ' : `${textWithout(child, left)} `
    })
    .join('')
}
const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim()
const wordsOf = (element: Element): string => spaced(textWithout(element, silent))

/** What a link is called, roughly: its label, its words, the words of its pictures. */
function nameOf(element: Element): string {
  const { attribs } = element
  const inside = DomUtils.getElementsByTagName('*', element.children)
  const said = inside.flatMap((each) => each.attribs.alt ?? each.attribs['aria-label'] ?? [])
  const titles = [attribs['aria-label'], attribs['aria-labelledby'], attribs.title, ...said]
  return spaced([wordsOf(element), ...titles].join(' '))
}

function wordsByBlock(elements: readonly Element[]): Map<string, string> {
  const outer = elements.filter(
    (element) => isBlock(element) && (!element.parent || !isInBlock(element)),
  )
  return new Map(
    outer.map((element) => [element.attribs.id ?? '', spaced(textWithout(element, control))]),
  )
}

const isInBlock = ({ parent }: Element): boolean => around(parent, isBlock) !== undefined
