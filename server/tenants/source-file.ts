import { parseJson } from '#pages/source.ts'
import type { SyntaxFault } from '#pages/syntax-fault.ts'
import { textFaults } from '#pages/text-faults.ts'
import { type FileProblem, faultProblems } from './file-problem.ts'

/** A JSON file of a tenant or template, as it is on disk. */
export interface SourceFile {
  /** From the folder that holds `tenants`: `tenants/harbour/site.json`. */
  readonly file: string
  readonly text: string
  /** Why it cannot be read, or not beyond this offset of its text. */
  readonly fault?: SyntaxFault
}

export type ParsedSourceFile =
  | { readonly ok: true; readonly value: unknown; readonly problems: readonly FileProblem[] }
  | { readonly ok: false; readonly problems: readonly FileProblem[] }

/** Parses a file: its value, or its errors; a duplicate name is an error too. */
export function parseSourceFile(
  source: SourceFile,
  limits?: Parameters<typeof parseJson>[1],
): ParsedSourceFile {
  const { text, fault } = source
  const parsed = fault ? { ok: false as const, fault } : parseJson(text, limits)
  const faults = parsed.ok ? textFaults(text) : [parsed.fault]
  const problems = faultProblems(source, faults)
  return parsed.ok ? { ok: true, value: parsed.value, problems } : { ok: false, problems }
}
