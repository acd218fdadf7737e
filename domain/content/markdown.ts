import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { placeholdersOf } from '../fill-placeholders.ts'
import { LINK } from '../link.ts'
import { pathSlug } from '../model/path-slug.ts'
import { siteFacts } from './site-facts.ts'

/** What is wrong with a Markdown text, at an offset from its start. */
export interface MarkdownFault {
  readonly offset: number
  readonly message: string
}

/** The texts that were read last, with their trees: to read 100 kB takes longer than to draw a page of it. */
const read = new Map<string, Root>()
/** Of all kept texts, characters; a tree takes some 40 bytes for each. */
const MOST_KEPT = 400_000
let kept = 0

/** Markdown as a tree of the nodes that mdast defines; tables are read too, HTML is not. */
export function parseMarkdown(text: string): Root {
  const known = read.get(text)
  const root =
    known ??
    fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
  if (known) read.delete(text)
  else kept += text.length
  // The last entry of a map is the one that was set last.
  read.set(text, root)
  for (const oldest of read.keys()) {
    if (kept <= MOST_KEPT) break
    read.delete(oldest)
    kept -= oldest.length
  }
  return root
}

/** The faults of a text that a dealer writes: what a page would leave out or could not show. */
export function markdownFaults(text: string): MarkdownFault[] {
  const faults: MarkdownFault[] = []
  const walk = (node: Nodes) => {
    const message = faultOf(node)
    if (message !== undefined) faults.push({ offset: node.position?.start.offset ?? 0, message })
    if ('children' in node) node.children.forEach(walk)
  }
  walk(parseMarkdown(text))
  return faults
}

function faultOf(node: Nodes): string | undefined {
  switch (node.type) {
    case 'html':
      return `HTML is not shown: expected Markdown, found "${start(node.value)}"`
    case 'code':
    case 'inlineCode':
      return `code is not shown: expected plain words, found "${start(node.value)}"; lines of a paragraph begin without spaces`
    case 'heading':
      return node.depth === 2 || node.depth === 3
        ? undefined
        : `expected a heading that begins with ## or ###, found one of level ${node.depth}`
    case 'link':
      return LINK.pattern.test(node.url)
        ? undefined
        : `expected a link to ${LINK.words}, found "${start(node.url)}"`
    case 'image':
      if (!node.url.startsWith('/media/')) {
        return `expected a picture below /media/, found "${start(node.url)}"`
      }
      return node.alt
        ? undefined
        : 'the picture needs a text for those who cannot see it: ![what it shows](/media/site/name.jpg)'
    case 'definition':
    case 'linkReference':
    case 'imageReference':
      return 'expected a link with its address: [words](/path)'
    case 'text': {
      const unknown = placeholdersOf(node.value).find((name) => !Object.hasOwn(siteFacts, name))
      return unknown === undefined
        ? undefined
        : `{${unknown}} names nothing of a site; known are ${Object.keys(siteFacts).join(', ')}`
    }
    default:
      return undefined
  }
}

const start = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** The words of a node without its marks. */
const wordsOf = (node: Nodes): string => {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}

/** The first paragraph of a text, without its marks. */
export function firstWords(text: string): string {
  const [first] = parseMarkdown(text).children
  return first ? wordsOf(first) : ''
}

/** A section of a text: its `##` heading, and the anchor of it. */
export interface TextSection {
  readonly name: string
  readonly anchor: string
}

/** Whether a part of a text begins a section. */
export const isSection = (node: Nodes): boolean => node.type === 'heading' && node.depth === 2

/** The sections of a text, in order; each has an anchor of its own. */
export function sectionsOf(text: string): TextSection[] {
  const anchors = new Set<string>()
  return parseMarkdown(text)
    .children.filter(isSection)
    .map((node) => {
      const name = wordsOf(node)
      const words = pathSlug(name)
        .replace(/[^a-z0-9-]/g, '')
        .replace(/-+/g, '-')
      let anchor = words || 'section'
      for (let count = 2; anchors.has(anchor); count += 1) anchor = `${words || 'section'}-${count}`
      anchors.add(anchor)
      return { name, anchor }
    })
}
