import { call, NoAnswer, Refusal } from '#desk/api/call.ts'
import { sayingOf } from '#desk/states/saying.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { mergePages } from '#pages/merge-pages.ts'
import { afterPaint } from '../model/after-paint.ts'
import { Draft, type DraftPorts } from '../model/draft.ts'
import { keepCopy, keptCopy } from '../model/kept-copy.ts'
import type { Page } from '../model/page-edits.ts'
import type { SaveFailure } from '../model/saver.ts'

export type DocumentAnswer = StaffAnswer<'GET /:site/document'>

/** What the next save is made of beside its value; it moves when somebody publishes. */
export interface Base {
  n: number
  template: string | undefined
}

/** The page of an answer: the server made it from a file that it reads as one. */
export const pageOf = (value: unknown): Page => value as Page

/** The draft of a page that is open: saved at the server, kept in this browser until then. */
export const makePageDraft = (
  site: string,
  { path, version, value, problems }: DocumentAnswer,
  base: Base,
): Draft<Page> =>
  new Draft<Page>(
    {
      ...draftPorts(site, path, base, pageOf),
      merge(from, mine, theirs) {
        const { page, conflicts } = mergePages(from, mine, theirs)
        return { value: page, conflicts }
      },
    },
    { version, value: pageOf(value), problems },
    keptCopy<Page>(site, path),
  )

/** How the draft of a document reaches the server and this browser. */
export const draftPorts = <Value extends object>(
  site: string,
  path: string,
  base: Base,
  read: (value: DocumentAnswer['value']) => Value,
): Omit<DraftPorts<Value>, 'merge'> => ({
  async send({ version, key, value, isChecked }) {
    const answer = await call('POST /:site/draft', {
      params: { site },
      body: {
        path,
        version,
        base: base.n,
        ...(base.template !== undefined && { template_version: base.template }),
        key,
        ...(isChecked && { is_checked: true }),
        value: Object.fromEntries(Object.entries(value)),
      },
    })
    if (answer.saved) return answer
    base.n = answer.base
    base.template = answer.template_version
    // Where there is nothing any more, mine is what there will be.
    const theirs = answer.value === undefined ? value : read(answer.value)
    return { ...answer, value: theirs, by: answer.by?.name ?? 'Somebody' }
  },
  failureOf,
  keep: (copy) => keepCopy(site, path, copy),
  newKey: () => crypto.randomUUID(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  isOnline: () => navigator.onLine,
  now: () => Date.now(),
  afterPaint,
})

/** What to do about a request that failed: the line and a server that is down come back. */
function failureOf(cause: unknown): SaveFailure {
  if (cause instanceof NoAnswer) return { isPassing: true, says: cause.message }
  if (!(cause instanceof Error)) throw cause
  const isPassing = cause instanceof Refusal && (cause.status >= 500 || cause.status === 429)
  return { isPassing, says: sayingOf(cause) }
}
