import { isEqual } from '#pages/equal.ts'
import { field } from '#pages/field.ts'
import { parseJson } from '#pages/source.ts'
import { requireAction } from '../staff/host/authorise.ts'
import type { SiteOfCaller } from '../staff/host/staff-request.ts'
import type { Store } from '../store/store.ts'
import type { SiteDocument } from './site-document.ts'

/** Fields of a site's file that its owners alone change. D39. */
const ofOwners = ['delivery', 'hosts'] as const

/** Refuses a caller who may publish, but not the site's own file, or not what a text changes in it. @throws AppError 403 */
export async function requireMayPublish(
  { kind, live }: Pick<SiteDocument, 'kind' | 'live'>,
  text: string | null,
  site: SiteOfCaller,
  at: { readonly store: Store; readonly now: Date },
): Promise<void> {
  if (kind !== 'site') return
  await requireAction('publish_site', site, at)
  const [before, after] = [live?.text, text].map((each) => valueIn(each ?? ''))
  const isSame = ofOwners.every((name) => isEqual(field(before, name), field(after, name)))
  if (!isSame) await requireAction('publish_delivery', site, at)
}

function valueIn(text: string): unknown {
  const parsed = parseJson(text)
  return parsed.ok ? parsed.value : undefined
}
