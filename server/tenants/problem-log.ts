import type { Log } from '../log.ts'
import { type FileProblem, formatProblem } from './file-problem.ts'

/** Most lines of one tenant or template per report, and of all per minute. */
const MOST_LINES = 50
const MOST_LINES_A_MINUTE = 500
const MINUTE_MS = 60_000

const seeCheck = 'npm run check lists all of them'

/**
 * Logs problems of files, each once while it lasts: files are read again whenever one of them changes. An
 * error takes a page or a site down; a warning is for the dealer.
 */
export class ProblemLog {
  readonly #log: Log
  /** By owner and line, the file where it is an error. */
  readonly #known = new Map<string, ReadonlyMap<string, string | undefined>>()
  #minute = { since: Number.NEGATIVE_INFINITY, lines: 0 }

  constructor(log: Log) {
    this.#log = log
  }

  /** Whether any of these is an error that was not reported. */
  hasNewError(owner: string, problems: readonly FileProblem[]): boolean {
    const known = this.#known.get(owner)
    return problems.some(
      (problem) => problem.level === 'error' && !known?.has(formatProblem(problem)),
    )
  }

  /**
   * Logs problems not reported yet; returns the files whose errors were fixed.
   * @param owner of the files
   * @param problems all problems of the owner's files
   */
  report(owner: string, problems: readonly FileProblem[]): string[] {
    const known = this.#known.get(owner)
    const lines = new Map(problems.map((problem) => [formatProblem(problem), problem]))
    const isNew = ([line]: readonly [string, FileProblem]) => !known?.has(line)
    const fresh = [...lines].filter(isNew).sort(([, a], [, b]) => rank(a) - rank(b))
    for (const [line, { level }] of fresh.slice(0, MOST_LINES)) this.#write(line, level)
    if (fresh.length > MOST_LINES) {
      const count = fresh.length - MOST_LINES
      this.#write(`${owner}: ${count} more problems; ${seeCheck}`, fresh[MOST_LINES]?.[1].level)
    }
    const now = Array.from(lines, ([line, { level, file }]): [string, string | undefined] => [
      line,
      level === 'error' ? file : undefined,
    ])
    if (now.length === 0) this.#known.delete(owner)
    else this.#known.set(owner, new Map(now))
    const faulty = new Set(now.map(([, file]) => file))
    return [...new Set(known?.values())].flatMap((file) =>
      file === undefined || faulty.has(file) ? [] : [file],
    )
  }

  /** Forgets a removed owner. */
  forget(owner: string): void {
    this.#known.delete(owner)
  }

  #write(problem: string, level: FileProblem['level'] = 'warning'): void {
    const now = performance.now()
    if (now - this.#minute.since > MINUTE_MS) this.#minute = { since: now, lines: 0 }
    this.#minute.lines += 1
    if (this.#minute.lines > MOST_LINES_A_MINUTE) {
      if (this.#minute.lines > MOST_LINES_A_MINUTE + 1) return
      const hint = `no more of them are logged within this minute; ${seeCheck}`
      this.#log.error('tenant_files_too_faulty', { hint })
    } else if (level === 'error') this.#log.error('tenant_file', { problem })
    else this.#log.warn('tenant_file', { problem })
  }
}

const rank = ({ level }: FileProblem): number => (level === 'error' ? 0 : 1)
