/** What a live refresh is answered with: whole root elements by block id, in the page's order. */
export interface LiveAnswer {
  readonly title: string
  /** Path and query as the address bar should show them. */
  readonly url: string
  readonly blocks: Readonly<Record<string, string>>
}

/** Title, address, and each block's id with the length of its HTML. */
type Head = readonly [
  title: string,
  url: string,
  ...blocks: (readonly [id: string, length: number])[],
]

/** No page of ours, so that HTML in it is never shown as one: it has no policy of its own. */
export const liveAnswerType = 'text/plain; charset=utf-8'

/**
 * The first line of a live answer: JSON that says how long each block's HTML is. The HTML follows as
 * it stands, one block after another, so that neither side spends time on escaping it.
 */
export function liveAnswerHead({ title, url, blocks }: LiveAnswer): string {
  const lengths = Object.entries(blocks).map(([id, html]) => [id, html.length] as const)
  return `${JSON.stringify([title, url, ...lengths] satisfies Head)}\n`
}

/**
 * Reads a live answer.
 * @throws SyntaxError or TypeError where it is none, RangeError where it was cut off
 */
export function readLiveAnswer(text: string): LiveAnswer {
  let at = text.indexOf('\n') + 1
  const [title, url, ...lengths]: Head = JSON.parse(text.slice(0, at))
  const blocks: Record<string, string> = {}
  for (const [id, length] of lengths) {
    blocks[id] = text.slice(at, at + length)
    at += length
  }
  if (at !== text.length) throw new RangeError(`expected ${at} characters, found ${text.length}`)
  return { title, url, blocks }
}
