import type { Problem } from '#pages/problem.ts'
import { parseJson, problemsBefore } from '#pages/source.ts'
import type { SyntaxFault } from '#pages/syntax-fault.ts'
import { textFaults } from '#pages/text-faults.ts'
import { type FileProblem, faultProblems, fileProblems } from './file-problem.ts'

/** A JSON file of a tenant or template, as it is on disk. */
export interface SourceFile {
  /** From the folder that holds `tenants`: `tenants/harbour/site.json`. */
  readonly file: string
  readonly text: string
  /** Why it cannot be read, or not beyond this offset of its text. */
  readonly fault?: SyntaxFault
}

/** The value of a file and its errors. */
export interface ParsedSourceFile {
  /** Whether the text is JSON within the limits; there may be problems nevertheless. */
  readonly ok: boolean
  /** The value, of a text with syntax errors as far as it can be read; undefined where nothing can. */
  readonly value: unknown
  /** Values that end before this offset are as they were meant. */
  readonly readTo: number
  readonly problems: readonly FileProblem[]
}

/** Parses a file: its value and its errors; a duplicate name is an error too. */
export function parseSourceFile(
  source: SourceFile,
  limits?: Parameters<typeof parseJson>[1],
): ParsedSourceFile {
  const { text, fault } = source
  if (fault) {
    return { ok: false, value: undefined, readTo: 0, problems: faultProblems(source, [fault]) }
  }
  const parsed = parseJson(text, limits)
  const { ok, value } = parsed
  const readTo = parsed.ok ? Number.POSITIVE_INFINITY : parsed.readTo
  const inTexts = value === undefined ? [] : textFaults(text).filter((at) => at.offset < readTo)
  const faults = parsed.ok ? inTexts : [...parsed.faults, ...inTexts]
  return { ok, value, readTo, problems: faultProblems(source, faults) }
}

/** Problems of the value of a file, with line and column, as far as the file is read as it was meant. */
export const valueProblems = (
  source: SourceFile,
  { readTo }: ParsedSourceFile,
  problems: readonly Problem[],
): FileProblem[] => fileProblems(source, problemsBefore(source.text, problems, readTo))
