import { error, type Path, type Problem, pathText } from '#pages/problem.ts'
import { lineAndColumn, offsetsOf, readJson } from '#pages/source.ts'
import { textFaults } from '#pages/text-faults.ts'

/** A problem with its place in a file of `tenants/`. */
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

/** A file as it lies on the disk. */
export interface SourceFile {
  readonly file: string
  readonly text: string
  /** Why it cannot be read; its text is empty then. */
  readonly unreadable?: string
}

/** `tenants/harbour/pages/home.json:14:9 blocks[2].props.columns: expected …, found 7`. */
export function formatProblem({ file, line, column, path, message }: FileProblem): string {
  const place = pathText(path)
  return `${file}:${line}:${column} ${place === '' ? '' : `${place}: `}${message}`
}

/** Problems of a file, with line and column, in the order of the text. */
export function fileProblems(
  { file, text }: SourceFile,
  problems: readonly Problem[],
): FileProblem[] {
  if (problems.length === 0) return []
  const offsets = offsetsOf(text, problems)
  return problems
    .map(({ path, message, level }, index) => ({
      ...{ file, path, message, level },
      ...lineAndColumn(text, offsets[index] ?? 0),
    }))
    .sort((a, b) => a.line - b.line || a.column - b.column)
}

/** The file's value, or what is wrong with it or its text; a name written twice is an error too. */
export function readSource(
  source: SourceFile,
): { ok: true; value: unknown; problems: FileProblem[] } | { ok: false; problems: FileProblem[] } {
  const { file, text, unreadable } = source
  if (unreadable !== undefined) {
    const fault = error([], `cannot be read: ${unreadable}`)
    return { ok: false, problems: fileProblems(source, [fault]) }
  }
  const read = readJson(text)
  const faults = read.ok ? textFaults(text) : [read.fault]
  const problems = faults.map(
    ({ offset, message }): FileProblem => ({
      ...error([], message),
      file,
      ...lineAndColumn(text, offset),
    }),
  )
  return read.ok ? { ok: true, value: read.value, problems } : { ok: false, problems }
}
