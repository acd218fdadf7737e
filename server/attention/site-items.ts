import { dayAfter } from '#domain/calendar.ts'
import { calendarDay } from '#domain/format.ts'
import type { AttentionItem } from '#domain/staff/attention-calls.ts'
import { DAY_MS } from '#domain/units.ts'
import { storedReport } from '../stock/stored-report.ts'
import type { DocumentDraft } from '../store/document-store.ts'
import type { PendingImport } from '../store/pending-import-store.ts'
import type { ImportRun } from '../store/stock-store.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** What ends within these days, and drafts that have waited so long. WORKSPACE 6. */
const NOTICE_DAYS = 3

type Place = Pick<Tenant, 'slug' | 'site' | 'content'>

/** Offers and promotions whose last day is today or in the next three days. */
export function endingItems({ slug, site, content }: Place, now: Date): AttentionItem[] {
  const today = calendarDay(now, site.timeZone)
  const last = dayAfter(today, NOTICE_DAYS)
  const kinds = [
    ['offers', 'Offer', content.offers],
    ['promotions', 'Promotion', content.promotions],
  ] as const
  return kinds.flatMap(([collection, title, entries]) =>
    entries.flatMap(({ id, name, expiry }, at) =>
      expiry === undefined || expiry < today || expiry > last
        ? []
        : {
            id: `${collection} ${id} ${expiry}`,
            kind: 'promotion' as const,
            group: 'soon' as const,
            subject: `${title} “${name}” ends ${daysText(today, expiry)}`,
            text: 'it does not show any more after that day',
            is_late: false,
            to: `/staff/${slug}/content?collection=${collection}&entry=${at}`,
            action: 'Extend or replace',
          },
    ),
  )
}

const daysText = (today: string, day: string): string =>
  day === today
    ? 'today'
    : day === dayAfter(today, 1)
      ? 'tomorrow'
      : `in ${[2, NOTICE_DAYS].find((days) => day === dayAfter(today, days))} days`

/** Drafts that nobody touched for three days. */
export const draftItems = (
  slug: string,
  drafts: readonly DocumentDraft[],
  now: Date,
): AttentionItem[] =>
  drafts.flatMap(({ path, at, by, schedule }) =>
    schedule !== undefined || now.getTime() - Date.parse(at) < NOTICE_DAYS * DAY_MS
      ? []
      : {
          id: `draft ${path}`,
          kind: 'draft' as const,
          group: 'soon' as const,
          subject: `Draft of ${path.replace(/^pages\/|\.json$/g, '')} waits to be published`,
          text: by?.name === undefined ? '' : `by ${by.name}`,
          since: at,
          is_late: false,
          to: screenOf(slug, path),
          action: 'Review',
        },
  )

const screenOf = (slug: string, path: string): string => {
  const page = path.match(/^pages\/(.+)\.json$/)?.[1]
  if (page !== undefined) return `/builder/${slug}/${page}`
  const [, text, collection] = path.match(/^content\/(([^/.]+).*)$/) ?? []
  if (text === undefined) return `/builder/${slug}/theme`
  const file = text.endsWith('.json') ? '' : `&file=${encodeURIComponent(text)}`
  return `/staff/${slug}/content?collection=${collection}${file}`
}

/** Feeds whose last import was refused: buyers see the cars of the one before. */
export function refusedItems(slug: string, pending: readonly PendingImport[]): AttentionItem[] {
  const waiting = pending.filter(
    ({ source, ending }) => source === 'refused' && ending === undefined,
  )
  const newest = new Map(waiting.toReversed().map((each) => [each.feed, each]))
  return [...newest.values()].map(({ id, feed, at }) => ({
    id: `refused ${id}`,
    kind: 'import' as const,
    group: 'fix' as const,
    subject: `An import of stock feed “${feed}” was refused`,
    text: 'nothing changed: buyers see the cars of the import before',
    since: at,
    is_late: false,
    to: `/staff/${slug}/imports?pending=${id}`,
    action: 'Look at import',
  }))
}

/** Feeds whose last import set rows aside. */
export function importItems(
  slug: string,
  runs: readonly (ImportRun & { readonly id: number })[],
): AttentionItem[] {
  const last = new Map(runs.map((run) => [run.feed, run]))
  return [...last.values()].flatMap((run) => {
    const { id, feed, finished } = run
    const rows = storedReport(run).quarantined.total
    if (rows === 0) return []
    return {
      id: `import ${id}`,
      kind: 'import' as const,
      group: 'fix' as const,
      subject: `${rows} ${rows === 1 ? 'row' : 'rows'} of stock feed “${feed}” set aside`,
      text: 'these cars are not on the site as the feed has them',
      since: finished,
      is_late: false,
      to: `/staff/${slug}/imports?run=${id}`,
      action: 'Look at import',
    }
  })
}
