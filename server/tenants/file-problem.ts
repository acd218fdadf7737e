import { error, type Path, type Problem, pathText } from '#pages/problem.ts'
import { lineAndColumn, offsetsOf } from '#pages/source.ts'
import type { SyntaxFault } from '#pages/syntax-fault.ts'
import { printable } from './printable.ts'

/** A problem with its position in a file of `tenants/`. */
export interface FileProblem {
  /** From the folder that holds `tenants`: `tenants/harbour/site.json`. */
  readonly file: string
  /** Both from 1. */
  readonly line: number
  readonly column: number
  readonly path: Path
  readonly message: string
  readonly level: 'error' | 'warning'
}

/** A file as its problems need it. */
interface FileText {
  readonly file: string
  readonly text: string
}

/** `tenants/harbour/pages/home.json:14:9 blocks[2].props.columns: expected …, found 7`. */
export function formatProblem({ file, line, column, path, message }: FileProblem): string {
  const place = printable(pathText(path), 200)
  return `${file}:${line}:${column} ${place === '' ? '' : `${place}: `}${printable(message, 2_000)}`
}

/** A problem of a whole file or folder. */
export const wholeProblem = (file: string, message: string): FileProblem => ({
  file,
  line: 1,
  column: 1,
  ...error([], message),
})

/** The most problems reported of one file; for the rest only their number. */
const MOST_PROBLEMS = 100

/** Problems of a file, with line and column, in the order of the text. */
export function fileProblems(
  { file, text }: FileText,
  problems: readonly Problem[],
): FileProblem[] {
  if (problems.length === 0) return []
  const first = problems.slice(0, MOST_PROBLEMS)
  const rest = problems.slice(MOST_PROBLEMS)
  const offsets = offsetsOf(text, first)
  const placed = first
    .map(({ path, message, level }, index) => ({
      file,
      path,
      message,
      level,
      ...lineAndColumn(text, offsets[index] ?? 0),
    }))
    .sort((a, b) => a.line - b.line || a.column - b.column)
  return rest.length === 0 ? placed : [...placed, more(file, rest)]
}

/** Syntax faults of a file as problems, with line and column. */
export function faultProblems(
  { file, text }: FileText,
  faults: readonly SyntaxFault[],
): FileProblem[] {
  const rest = faults.slice(MOST_PROBLEMS).map(() => ({ level: 'error' as const }))
  const problems = faults.slice(0, MOST_PROBLEMS).map(
    ({ offset, message }): FileProblem => ({
      ...error([], message),
      file,
      ...lineAndColumn(text, offset),
    }),
  )
  return rest.length === 0 ? problems : [...problems, more(file, rest)]
}

function more(file: string, rest: readonly { level: Problem['level'] }[]): FileProblem {
  const level = rest.some((problem) => problem.level === 'error') ? 'error' : 'warning'
  const message = `${rest.length} more problems of this file are not listed`
  return { file, line: 1, column: 1, path: [], message, level }
}
