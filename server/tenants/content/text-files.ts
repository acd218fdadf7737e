import { field } from '#pages/field.ts'
import { hint } from '#pages/near-miss.ts'
import { error, type Path, type Problem } from '#pages/problem.ts'
import type { SourceFile } from '../source-file.ts'

/** The Markdown files of a folder `content`, by their path below it. */
export type TextFiles = ReadonlyMap<string, SourceFile>

/** An entry with the texts of the files that it names. */
interface Filled {
  readonly value: unknown
  /** The file of each field that names one. */
  readonly files: ReadonlyMap<string, string>
  readonly problems: readonly Problem[]
}

/** Puts the text of a file in the place of each field that names it: `{ "file": "warranty.md" }`. */
export function withTexts(entry: unknown, base: Path, texts: TextFiles): Filled {
  const files = new Map<string, string>()
  const problems: Problem[] = []
  if (typeof entry !== 'object' || entry === null) return { value: entry, files, problems }
  const members = Object.entries(entry).map(([name, written]): [string, unknown] => {
    const file = field(written, 'file')
    if (typeof file !== 'string') return [name, written]
    files.set(name, file)
    const source = texts.get(file)
    if (source?.fault) problems.push(error([...base, name, 'file'], source.fault.message))
    if (source) return [name, source.text]
    const near = hint(file, texts.keys())
    problems.push(error([...base, name, 'file'], `there is no file content/${file}${near}`))
    // The field has a text, if not this one: only the missing file is reported.
    return [name, file]
  })
  return { value: Object.fromEntries(members), files, problems }
}
