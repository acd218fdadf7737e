import { hash } from 'node:crypto'
import { cleanLine, cleanLines } from '#domain/clean-text.ts'
import type { FormValues } from '../http/endpoint/body.ts'

/** Enough for every field of one line; what is longer is a fault of its field whatever follows. */
const MAX_LINE = 300
const MAX_LINES = 6_000

/** What a form of a valuation sent, clean and cut: nothing of it is checked yet. */
export interface PostedForm {
  /** A field of one line. */
  line(name: string): string
  /** A field of several lines. */
  lines(name: string): string
  /** The same for the same step and answers: sent twice, it is answered once. D36. */
  readonly digest: string
}

/** A form as it was sent to a step; a field that came several times counts by its first value. */
export function postedForm(step: string, values: FormValues): PostedForm {
  const field = (name: string) => [values[name]].flat()[0] ?? ''
  const sorted = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    line: (name) => cleanLine(cleanLine(field(name)).slice(0, MAX_LINE)),
    lines: (name) => cleanLines(cleanLines(field(name)).slice(0, MAX_LINES)),
    digest: hash('sha256', JSON.stringify([step, sorted]), 'base64url'),
  }
}
