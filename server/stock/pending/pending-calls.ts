import { MOST_FEED_BYTES } from '#domain/staff/import-limit.ts'
import { AppError } from '../../http/app-error.ts'
import { requireAction } from '../../staff/host/authorise.ts'
import type { StaffEndpoint } from '../../staff/host/staff-endpoint.ts'
import { staffEndpoint } from '../../staff/host/staff-endpoint.ts'
import { type PendingImport, PendingImportEnded } from '../../store/pending-import-store.ts'
import type { Store } from '../../store/store.ts'
import { feedMapping } from '../feed-settings.ts'
import { ImportError } from '../import-error.ts'
import { countsOf, findingsOf, unreadView } from '../import-view.ts'
import { readingsOf } from '../mapping-calls.ts'
import { DEMO_FEED } from '../write/write-demo.ts'
import { expandsTo } from './expanded-size.ts'
import { importPending, isImplausible } from './import-pending.ts'
import { plainName } from './pending-files.ts'
import { previews } from './previews.ts'
import { refusalText } from './refusal-text.ts'
import { compressed } from './refused-import.ts'

/** A file of a million cars; more than that fills disks and not yards. */
const MOST_EXPANDED_BYTES = 20 * MOST_FEED_BYTES

/** Files of feeds that wait for a decision: refused ones, and those that people upload (Spec 6.03). */
export function pendingCalls(tenantsDirectory: string): readonly StaffEndpoint[] {
  const preview = previews()
  return [
    staffEndpoint('POST /:site/imports/pending', async ({ store, site, query, body, by }) => {
      const { key: id, file, mapping, feed = mapping } = query
      if (feed === DEMO_FEED) throw fault('feed', 'This name is kept for demo cars')
      await feedMapping({ tenant: site.slug, mapping }, tenantsDirectory).catch(asFault('mapping'))
      if (body.length === 0) throw fault('file', 'This file is empty')
      const name = plainName(file)
      const kept = await compressed(name, body)
      if (!(await expandsTo(kept.content, MOST_EXPANDED_BYTES)))
        throw fault('file', 'This file is too large, or broken')
      const pending = { id, feed, mapping, source: 'upload' as const, names: [name] }
      await store.pendingImports(site.slug).add({ ...pending, files: [kept] }, by)
      return { id }
    }),
    staffEndpoint('GET /:site/imports/pending/:pending', async ({ store, site, params, now }) => {
      const pending = await found(store, site.slug, params.pending)
      const version = await store.stock(site.slug).version()
      const facts = { ...viewOf(pending), stock_version: version }
      const { refusal } = pending
      if (pending.ending !== undefined)
        return { ...facts, state: 'ended' as const, ...(refusal && { refusal: refusal.message }) }
      const context = { store, tenant: site.slug, tenantsDirectory, now }
      const shown = await preview(context, pending, version)
      const readings = await readingsOf(
        store,
        { tenant: site.slug, mapping: pending.mapping },
        tenantsDirectory,
      )
      if (shown.state === 'unusable') {
        const { state, refusal, unread } = shown
        return { ...facts, state, refusal, unread_columns: unreadView(unread, readings) }
      }
      const { report, rejections } = shown.result
      return {
        ...facts,
        state: shown.state,
        ...(shown.state === 'implausible' && { refusal: shown.refusal }),
        would: { ...countsOf(report), ...findingsOf(report, rejections, readings) },
      }
    }),
    staffEndpoint(
      'POST /:site/imports/pending/:pending/import',
      async ({ store, site, params, body, by, now }) => {
        const tenant = site.slug
        const { id, ...pending } = await found(store, tenant, params.pending)
        const files = await store.pendingImports(tenant).files(id)
        if (pending.ending !== undefined || files.length === 0) throw ended()
        const stock = store.stock(tenant)
        if ((await stock.version()) !== body.stock_version) throw changed()
        const { reason } = body
        if (reason !== '') await requireAction('let_imports_through', site, { store, now })
        const decision = { id, reason, by }
        const options = { allowShrink: reason !== '', decision }
        const context = { store, tenant, tenantsDirectory, now }
        await importPending(context, pending, files, options).catch((cause: unknown) => {
          if (cause instanceof PendingImportEnded) throw ended()
          if (!(cause instanceof ImportError)) throw cause
          if (isImplausible(cause)) throw fault('reason', 'Please say why it is right')
          throw new AppError(422, 'unusable_file', refusalText(cause))
        })
        const run = (await stock.runs()).findLast(({ feed }) => feed === pending.feed)
        return { run: run?.id ?? 0 }
      },
    ),
    staffEndpoint(
      'POST /:site/imports/pending/:pending/discard',
      async ({ store, site, params, by }) => {
        const { id } = await found(store, site.slug, params.pending)
        if (!(await store.pendingImports(site.slug).discard(id, by))) throw ended()
      },
    ),
  ]
}

/** A file that waits, or did, as the staff are told of it. */
export const viewOf = ({ id, feed, mapping, names, source, at, by, ending }: PendingImport) => ({
  id,
  feed,
  mapping,
  source,
  at,
  file: names.join(', '),
  ...(by && { by: by.name }),
  ...(ending !== undefined && { ending }),
})

async function found(store: Store, tenant: string, id: string): Promise<PendingImport> {
  const pending = (await store.pendingImports(tenant).list()).find((each) => each.id === id)
  if (!pending) throw new AppError(404, 'not_found', 'There is no file with this id')
  return pending
}

const ended = () =>
  new AppError(409, 'ended', 'This file waits no longer: it, or a later one, was decided')
const changed = () =>
  new AppError(409, 'changed_meanwhile', 'The stock changed meanwhile: look again at what it does')
const fault = (field: string, says: string) =>
  new AppError(422, 'invalid', says, { fields: { [field]: says } })

/** What is wrong with the settings of a feed, at the field that names them. */
const asFault = (field: string) => (cause: unknown) => {
  throw cause instanceof ImportError ? fault(field, refusalText(cause)) : cause
}
