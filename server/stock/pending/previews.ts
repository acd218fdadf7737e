import type { PendingImport } from '../../store/pending-import-store.ts'
import { type PendingContext, type Preview, previewOf } from './import-pending.ts'

/** Read anew when the stock changes; several people look at one. */
const MOST_KEPT = 20

/** Previews of files that wait, each made once for a version of the stock; one at a time. */
export function previews() {
  const kept = new Map<string, { readonly version: string; readonly preview: Promise<Preview> }>()
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<Preview>): Promise<Preview> => {
    const next = last.then(work, work)
    last = next
    return next
  }
  return async (
    context: PendingContext,
    pending: PendingImport,
    stockVersion: number,
  ): Promise<Preview> => {
    const key = `${context.tenant} ${pending.id}`
    const lessons = await context.store.mappingLessons(context.tenant).lessons(pending.mapping)
    const version = [stockVersion, ...lessons.map(({ id }) => id)].join(' ')
    const known = kept.get(key)
    if (known?.version === version) return known.preview
    const preview = inTurn(async () => {
      const files = await context.store.pendingImports(context.tenant).files(pending.id)
      const refusal = pending.refusal?.message ?? 'This file is kept no longer.'
      return files.length === 0
        ? { state: 'unusable', refusal, unread: [] }
        : previewOf(context, pending, files)
    })
    kept.delete(key)
    kept.set(key, { version, preview })
    preview.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return preview
  }
}
