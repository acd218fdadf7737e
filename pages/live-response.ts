import { unpacked } from './packed-lists.ts'

/** The response to a request for blocks: whole root elements by block id, in the page's order. */
export interface LiveResponse<Block extends string = string> {
  readonly title: string
  /** Path and query as the address bar should show them. */
  readonly url: string
  readonly blocks: Readonly<Record<string, Block>>
}

/** Title, address, and each block's id with the length of its HTML. */
type Head = readonly [
  title: string,
  url: string,
  ...blocks: (readonly [id: string, length: number])[],
]

/** Plain text, so that no browser shows it as a page: it has no content security policy of its own. */
export const liveResponseType = 'text/plain; charset=utf-8'

/**
 * The first line of a live response: JSON with the length of each block's HTML. The HTML of the
 * blocks follows, one after another, unescaped, which saves both sides the escaping, and with its
 * lists packed (`packed-lists.ts`).
 */
export function liveResponseHead({ title, url, blocks }: LiveResponse): string {
  const lengths = Object.entries(blocks).map(([id, html]) => [id, html.length] as const)
  return `${JSON.stringify([title, url, ...lengths] satisfies Head)}\n`
}

/**
 * Parses a live response; its blocks are the HTML of a whole page, with no list packed.
 * @throws SyntaxError or TypeError for another format, RangeError for a truncated text
 */
export function readLiveResponse(text: string): LiveResponse {
  let at = text.indexOf('\n') + 1
  const [title, url, ...lengths]: Head = JSON.parse(text.slice(0, at))
  const blocks: Record<string, string> = {}
  for (const [id, length] of lengths) {
    blocks[id] = unpacked(text.slice(at, at + length))
    at += length
  }
  if (at !== text.length) throw new RangeError(`expected ${at} characters, found ${text.length}`)
  return { title, url, blocks }
}
