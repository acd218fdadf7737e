import { type Statement, sectionOf } from './spec-ids.ts'
import type { Mention } from './spec-titles.ts'

/** A statement with the tests and stories that name it. */
export interface Proof {
  readonly statement: Statement
  readonly tests: readonly Mention[]
  readonly stories: readonly Mention[]
  /** Whether a test names it, or all its parts are proven. */
  readonly isProven: boolean
}

/** Matches statements with the tests and stories that name them. */
export function proofsOf(
  statements: readonly Statement[],
  mentions: readonly Mention[],
): readonly Proof[] {
  const naming = Map.groupBy(
    mentions.flatMap((mention) => mention.ids.map((id) => ({ id, mention }))),
    ({ id }) => id,
  )
  const partsOf = Map.groupBy(statements, ({ parent }) => parent ?? '')
  const named = (id: string, kind: Mention['kind']) =>
    (naming.get(id) ?? []).map(({ mention }) => mention).filter((one) => one.kind === kind)
  const isProven = (id: string): boolean => {
    const parts = partsOf.get(id) ?? []
    return (
      named(id, 'test').length > 0 || (parts.length > 0 && parts.every((part) => isProven(part.id)))
    )
  }
  return statements.map((statement) => ({
    statement,
    tests: named(statement.id, 'test'),
    stories: named(statement.id, 'story'),
    isProven: isProven(statement.id),
  }))
}

/** IDs in titles that no statement has: typing errors or outdated numbers. */
export function unknownIds(
  statements: readonly Statement[],
  mentions: readonly Mention[],
): string[] {
  const known = new Set(statements.map(({ id }) => id))
  return mentions.flatMap(({ ids, file, title }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${id}: ${file}: ${title}`),
  )
}

const textWidth = 88

/** A line for a statement, and one for each test and story that names it. */
export function proofLines({ statement, tests, stories, isProven }: Proof): string[] {
  const { id, text } = statement
  const short = text.length > textWidth ? `${text.slice(0, textWidth - 1)}…` : text
  return [
    `${isProven ? '✓' : '✗'} ${id.padEnd(4)} ${short}`,
    ...[...tests, ...stories].map(({ kind, file, title }) => `    ${kind}  ${file}: ${title}`),
  ]
}

/** A line for each section: `4: 33 of 34 proven by a test, 12 shown in a story`. */
export function summaryLines(proofs: readonly Proof[]): string[] {
  const sections = Map.groupBy(proofs, ({ statement }) => sectionOf(statement.id))
  return [...sections].map(([section, all]) => {
    const proven = all.filter((proof) => proof.isProven).length
    const shown = all.filter((proof) => proof.stories.length > 0).length
    return `${section}: ${proven} of ${all.length} proven by a test, ${shown} shown in a story`
  })
}
