import { oldestBeyond } from '#domain/stock-query/result-cache.ts'
import { type LiveAnswer, readLiveAnswer } from '../live-answer.ts'

/** A page's path and query, and the ids of the blocks wanted of it. */
export interface Question {
  readonly url: string
  readonly ids: readonly string[]
}

export interface Answers {
  /** Asks the server once: a fresh or awaited answer is used again, a failed one is forgotten. */
  ask(question: Question): Promise<LiveAnswer>
  /** Gives up every awaited answer but those for these URLs. */
  keepOnly(urls: readonly string[]): void
}

export interface AnswersOptions {
  readonly fetch: typeof fetch
  /** Milliseconds on a clock that only moves forward. */
  readonly now: () => number
  /** How many answers are kept, at least ten; the one used longest ago makes way (Spec 4.14, 9.02). */
  readonly max?: number
}

interface Entry {
  readonly url: string
  readonly askedAt: number
  readonly answer: Promise<LiveAnswer>
  readonly abort: AbortController
  isAwaited: boolean
}

const freshMs = 60_000
const timeoutMs = 15_000

/** The URL that answers with blocks alone. It differs from the page's, so that caches keep them apart. */
export const questionUrl = ({ url, ids }: Question): string =>
  `${url}${url.includes('?') ? '&' : '?'}_blocks=${ids.join('.')}`

export function createAnswers({ fetch, now, max = 30 }: AnswersOptions): Answers {
  const entries = new Map<string, Entry>()

  const open = (question: Question, key: string): Entry => {
    const abort = new AbortController()
    const timeout = setTimeout(
      () => abort.abort(new Error(`${key}: no answer came in time`)),
      timeoutMs,
    )
    const answer = load(fetch, key, abort.signal).finally(() => clearTimeout(timeout))
    const entry = { url: question.url, askedAt: now(), answer, abort, isAwaited: true }
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key)
    }
    answer.then(() => {
      entry.isAwaited = false
    }, forget)
    return entry
  }

  return {
    ask(question) {
      const key = questionUrl(question)
      const known = entries.get(key)
      const isFresh = known !== undefined && now() - known.askedAt < freshMs
      const entry = isFresh ? known : open(question, key)
      // Taken out and put back: a Map's first entry is then the one used longest ago.
      entries.delete(key)
      entries.set(key, entry)
      for (const oldest of oldestBeyond([...entries.keys()], max)) entries.delete(oldest)
      return entry.answer
    },
    keepOnly(urls) {
      for (const [key, entry] of entries) {
        if (!entry.isAwaited || urls.includes(entry.url)) continue
        entries.delete(key)
        entry.abort.abort()
      }
    },
  }
}

async function load(fetch: AnswersOptions['fetch'], url: string, signal: AbortSignal) {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url}: expected blocks, found status ${response.status}`)
  const text = await response.text()
  try {
    return readLiveAnswer(text)
  } catch (cause) {
    throw new Error(`${url}: expected blocks, found something else`, { cause })
  }
}
