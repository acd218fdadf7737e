import { MAX_LETTERS } from '#domain/units.ts'
import { field } from '#pages/field.ts'
import { hint } from '#pages/near-miss.ts'
import { error, type Path, type Problem } from '#pages/problem.ts'
import type { SyntaxFault } from '#pages/syntax-fault.ts'
import { type FileProblem, faultProblems } from '../file-problem.ts'
import type { SourceFile } from '../source-file.ts'

/** The Markdown files of a folder `content`, by their path below it. */
export type TextFiles = ReadonlyMap<string, SourceFile>

/** An entry with the texts of the files that it names. */
interface Filled {
  readonly value: unknown
  /** The file of each field that names one. */
  readonly files: ReadonlyMap<string, string>
  readonly problems: readonly Problem[]
  /** Of those files. */
  readonly inTexts: readonly FileProblem[]
}

/** Puts the text of a file in the place of each field that names it: `{ "file": "warranty.md" }`. */
export function withTexts(entry: unknown, base: Path, texts: TextFiles): Filled {
  const files = new Map<string, string>()
  const problems: Problem[] = []
  const inTexts: FileProblem[] = []
  if (typeof entry !== 'object' || entry === null) return { value: entry, files, problems, inTexts }
  const members = Object.entries(entry).map(([name, written]): [string, unknown] => {
    const file = field(written, 'file')
    if (typeof file !== 'string') return [name, written]
    files.set(name, file)
    const source = texts.get(file)
    const fault = source && faultOf(source)
    if (source && !fault) return [name, source.text]
    if (source && fault) inTexts.push(...faultProblems(source, [fault]))
    else {
      const near = hint(file, texts.keys())
      problems.push(error([...base, name, 'file'], `there is no file content/${file}${near}`))
    }
    // The field has a text, if not this one: only the file is reported.
    return [name, file]
  })
  return { value: Object.fromEntries(members), files, problems, inTexts }
}

/** Why a file is no text of an entry. */
function faultOf({ fault, text }: SourceFile): SyntaxFault | undefined {
  if (fault) return fault
  if (text.trim() === '') return { offset: 0, message: 'the file is empty; expected a text' }
  if (text.length <= MAX_LETTERS) return undefined
  const message = `this text has ${text.length} characters; expected at most ${MAX_LETTERS}: divide it`
  return { offset: MAX_LETTERS, message }
}
