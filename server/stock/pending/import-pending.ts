import { setImmediate } from 'node:timers/promises'
import type { FeedFile, PendingDecision, PendingImport } from '../../store/pending-import-store.ts'
import type { Store } from '../../store/store.ts'
import { taughtSettings } from '../feed-settings.ts'
import { type ImportResult, importStock } from '../import.ts'
import { ImportError } from '../import-error.ts'
import type { UnreadColumn } from '../report.ts'
import { openFeed } from '../source/open-feed.ts'
import { onceEach, unreadColumns } from '../source/unread-columns.ts'
import { withFiles } from './pending-files.ts'
import { refusalText } from './refusal-text.ts'

export interface PendingContext {
  readonly store: Store
  readonly tenant: string
  readonly tenantsDirectory: string
  readonly now: Date
}

type Feed = Pick<PendingImport, 'feed' | 'mapping' | 'names'>

interface Options {
  readonly allowShrink: boolean
  /** Without one, nothing is written. */
  readonly decision?: PendingDecision
}

/**
 * Imports files that waited, as any import would.
 * @throws ImportError, StoreError, PendingImportEnded
 */
export async function importPending(
  { store, tenant, tenantsDirectory, now }: PendingContext,
  { feed, mapping, names }: Feed,
  files: readonly FeedFile[],
  { allowShrink, decision }: Options,
): Promise<ImportResult> {
  const settings = await taughtSettings({ tenant, mapping }, tenantsDirectory, store)
  return withFiles(files, (paths) =>
    importStock(store.stock(tenant), paths, {
      ...settings,
      feed,
      now,
      allowShrink,
      file: names.join(', '),
      dryRun: decision === undefined,
      ...(decision && { decision }),
      // Requests of visitors are answered between two batches of rows.
      onRead: () => setImmediate(),
    }).catch((cause: unknown) => {
      throw cause instanceof ImportError ? withNames(cause, paths, names) : cause
    }),
  )
}

/** What an import of the files would do, or why it is refused. */
export type Preview =
  | { readonly state: 'ready'; readonly result: ImportResult }
  /** It needs a reason. */
  | { readonly state: 'implausible'; readonly result: ImportResult; readonly refusal: string }
  /** `unread`: its columns, where the mapping lacks one that it needs. */
  | {
      readonly state: 'unusable'
      readonly refusal: string
      readonly unread: readonly UnreadColumn[]
    }

/** Reads files that wait, and writes nothing. */
export async function previewOf(
  context: PendingContext,
  feed: Feed,
  files: readonly FeedFile[],
): Promise<Preview> {
  const tried = (allowShrink: boolean) => importPending(context, feed, files, { allowShrink })
  try {
    return { state: 'ready', result: await tried(false) }
  } catch (cause) {
    if (!(cause instanceof ImportError)) throw cause
    const refusal = refusalText(cause)
    if (!isImplausible(cause)) {
      const unread = cause.code === 'no_header' ? await unreadOf(context, feed, files) : []
      return { state: 'unusable', refusal, unread }
    }
    return { state: 'implausible', result: await tried(true), refusal }
  }
}

/** The columns of files that nothing reads. */
async function unreadOf(
  { store, tenant, tenantsDirectory }: PendingContext,
  { mapping: name }: Feed,
  files: readonly FeedFile[],
): Promise<UnreadColumn[]> {
  const of = { tenant, mapping: name }
  const { mapping } = await taughtSettings(of, tenantsDirectory, store)
  return withFiles(files, async (paths) => {
    const all: UnreadColumn[] = []
    for (const path of paths) {
      const source = await openFeed(path, mapping)
      const unread = unreadColumns(source, mapping)
      for await (const entries of source.rows) {
        unread.look(entries)
        break
      }
      all.push(...unread.found())
    }
    return onceEach(all)
  })
}

/** Whether a person may let it through. */
export const isImplausible = ({ code }: ImportError): boolean =>
  code === 'would_shrink' || code === 'no_rows'

function withNames(
  { code, message, cause, losses }: ImportError,
  paths: readonly string[],
  names: readonly string[],
): ImportError {
  const named = paths.reduce((text, path, n) => text.replaceAll(path, names[n] ?? ''), message)
  return new ImportError(code, named, cause, losses)
}
