/** A statement of the specification, or a decision that complements it. */
export interface Statement {
  /** `4.07`, or `D12`. */
  readonly id: string
  /** Its text on one line, without markup. */
  readonly text: string
  /** The ID that this one is a part of: 4.05 "Price display order" of 4.07. */
  readonly parent?: string
}

const heading = /^#{2,3} /
const decision = /^- \*\*(D\d+)\b\s*(.*)$/
/** A paragraph, list item or table row that begins with an ID. */
const statement =
  /^(?<indent> *)(?<mark>- |\d+\. |\| )?(?:\*\*)?(?<id>\d+\.\d{2})(?:\*\*)? ?(?<text>.*)$/

/** The statements of the specification in order, each with its parent. */
export function statementsOf(markdown: string): Statement[] {
  const found: Statement[] = []
  let above: { depth: number; id: string }[] = []
  for (const line of markdown.split('\n')) {
    if (heading.test(line)) above = []
    const { indent, mark, id, text } = statement.exec(line)?.groups ?? {}
    if (indent === undefined || id === undefined) continue
    // A list or a table belongs to the paragraph above it.
    const depth = mark === undefined ? 0 : 1 + indent.length
    above = above.filter((one) => one.depth < depth)
    const parent = above.at(-1)?.id
    found.push({ id, text: plain(text ?? ''), ...(parent && { parent }) })
    above.push({ depth, id })
  }
  return found
}

/** The decisions of `decisions.md` in order. */
export const decisionsOf = (markdown: string): Statement[] =>
  markdown.split('\n').flatMap((line) => {
    const [, id, text] = decision.exec(line) ?? []
    return id ? [{ id, text: plain(text ?? '') }] : []
  })

const plain = (text: string): string =>
  text.replaceAll('**', '').replaceAll('|', ' ').replace(/\s+/g, ' ').trim()

/** The section of an ID: `4` for 4.07, `D` for D12. */
export const sectionOf = (id: string): string =>
  id.startsWith('D') ? 'D' : (id.split('.')[0] ?? id)

/** IDs in brackets, or a text that consists of IDs. */
const named = /\(((?:Spec \d|D\d)[^()]*)\)|^(Spec [\d.,\s–D-]+)$/g
const reference = /(\d+)\.(\d{2})(?:\s*[-–]\s*(\d+)\.(\d{2}))?|D(\d+)(?:\s*[-–]\s*D(\d+))?/g

/**
 * The IDs in brackets of a title: `(Spec 5.29, 9.14)`, `(Spec 4.32, D12)`, or a range within a
 * section, `(Spec 4.05-4.10)`, which includes each ID. A text that consists only of IDs needs no
 * brackets.
 */
export function namedIds(title: string): string[] {
  const ids = [...title.matchAll(named)].flatMap(([whole]) =>
    [...whole.matchAll(reference)].flatMap(([, section, first, lastSection, last, from, to]) =>
      from === undefined
        ? numbers(first, lastSection === section ? last : first).map(
            (number) => `${section}.${String(number).padStart(2, '0')}`,
          )
        : numbers(from, to ?? from).map((number) => `D${number}`),
    ),
  )
  return [...new Set(ids)]
}

function numbers(first: string | undefined, last: string | undefined): number[] {
  const from = Number(first)
  return Array.from({ length: Math.max(1, Number(last) - from + 1) }, (_, step) => from + step)
}
