/** One statement of the specification, or one decision where it is silent. */
export interface Statement {
  /** `4.07`, or `D12`. */
  readonly id: string
  /** What it says, on one line, without marks. */
  readonly text: string
  /** The ID that this one is a part of: 4.05 "Price display order" of 4.07. */
  readonly parent?: string
}

const heading = /^#{2,3} /
const decision = /^- \*\*(D\d+)\b\s*(.*)$/
/** A paragraph, an entry of a list or a row of a table that begins with an ID. */
const statement =
  /^(?<indent> *)(?<mark>- |\d+\. |\| )?(?:\*\*)?(?<id>\d+\.\d{2})(?:\*\*)? ?(?<text>.*)$/

/** The statements of the specification's text in order, each with the one that it is a part of. */
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

/** `4` for 4.07, `D` for D12: statements are listed and counted by it. */
export const sectionOf = (id: string): string =>
  id.startsWith('D') ? 'D' : (id.split('.')[0] ?? id)

/** In brackets, or all that the text is. */
const named = /\(((?:Spec \d|D\d)[^()]*)\)|^(Spec [\d.,\s–D-]+)$/g
const reference = /(\d+)\.(\d{2})(?:\s*[-–]\s*(\d+)\.(\d{2}))?|D(\d+)(?:\s*[-–]\s*D(\d+))?/g

/**
 * The IDs that a title names in brackets: `(Spec 5.29, 9.14)`, `(Spec 4.32, D12)`, or a range of one
 * section, `(Spec 4.05-4.10)`, which names each ID in it. A text that says nothing else needs none.
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
