import { basename } from 'node:path'
import { type ChangeFate, carryChanges } from '#pages/carry-changes.ts'
import { field } from '#pages/field.ts'
import { haveOwnIds } from '#pages/own-ids.ts'
import type { PageNodeFile } from '#pages/page.ts'
import type { Fields } from '#pages/page-value.ts'
import { parseJson } from '#pages/source.ts'
import { documentValue, liveValue, textOf } from '../documents/document-value.ts'
import { type DocumentTools, siteDocument } from '../documents/site-document.ts'
import type { BatchKind, TargetToPublish } from '../store/batch-store.ts'
import type { Store } from '../store/store.ts'
import type { TenantFiles } from '../tenants/source.ts'
import type { Template } from '../tenants/template.ts'
import { tenantOf } from '../tenants/tenant-of.ts'
import { carriedPictures, type MadeChanges } from './carried-pictures.ts'

/** What one change to many sites would do at one of them. */
export type CarryOutcome =
  | 'applies'
  /** Of several changes some apply. */
  | 'partly'
  | 'place_gone'
  | 'id_taken'
  /** Its page is as it would be, or keeps what it has. */
  | 'nothing'
  /** It has a page of its own in place of the template's. */
  | 'own_page'
  /** It shows a picture that neither library has. */
  | 'picture_lost'
  /** Its own files have errors. */
  | 'faulty'

export interface CarriedPage {
  readonly outcome: CarryOutcome
  readonly fates: readonly ChangeFate[]
  /** The site's file of the page. */
  readonly path?: string
  /** The page that it would have, and its text; absent where nothing is to be made. */
  readonly page?: Fields
  readonly text?: string
  /** Of a draft there; 0 where there is none. */
  readonly version?: number
  /** Names of pictures that its library does not have yet. */
  readonly pictures?: readonly string[]
  /** The live revision that it was made of. */
  readonly base?: number
}

export interface Carrying extends MadeChanges {
  /** What is made at each site: a draft goes on from the draft that is there. */
  readonly kind: BatchKind
}

/** The template's page that a batch changes, at a site, with the changes. */
export async function carriedPage(
  tools: DocumentTools,
  store: Store,
  carrying: Carrying,
  { site, own }: TargetToPublish,
): Promise<CarriedPage> {
  const { route, kind } = carrying
  const tenant = await tenantOf(tools.directory, site)
  if (!tenant) return { outcome: 'faulty', fates: [] }
  const path = pathOf(route, await tools.documents.filesNow(site), tenant.template)
  if (path === undefined) return { outcome: 'own_page', fates: [] }
  const document = await siteDocument(tools, store, site, path)
  const { changed, n, file } = document
  const draft = kind === 'draft' ? document.draft : undefined
  const page = draft ? documentValue(document, { file, text: draft.text }) : liveValue(document)
  if (!changed || !page || !areBlocks(page.blocks)) return { outcome: 'own_page', fates: [], path }
  const { changes, missing, lost } = await carriedPictures(tools, store, carrying, site)
  const { blocks, fates } = carryChanges(changed.page.blocks, page.blocks, changes, own)
  if (lost.length > 0) return { outcome: 'picture_lost', fates, path }
  const outcome = outcomeOf(fates)
  const made = { ...page, blocks }
  const isChanged = fates.some((fate) => fate === 'applies' || fate === 'place_gone')
  return {
    outcome,
    fates,
    path,
    base: draft?.base ?? n,
    version: draft?.version ?? 0,
    ...(isChanged && { page: made, text: textOf(document, made), pictures: missing }),
  }
}

const areBlocks = (blocks: unknown): blocks is readonly PageNodeFile[] => haveOwnIds(blocks)

/** A site's file of the page of a route; where it has none, that of the template's page. */
function pathOf(route: string, files: TenantFiles, template: Template): string | undefined {
  const folder = files.mainPath.slice(0, -'site.json'.length)
  const own = files.pages.find(({ text }) => {
    const parsed = parseJson(text)
    return parsed.ok && field(parsed.value, 'route') === route
  })
  if (own) return own.file.slice(folder.length)
  const whole = template.whole.get(route)
  return whole && `pages/${basename(whole.file)}`
}

function outcomeOf(fates: readonly ChangeFate[]): CarryOutcome {
  const has = (fate: ChangeFate) => fates.includes(fate)
  if (has('id_taken')) return 'id_taken'
  if (has('place_gone')) return 'place_gone'
  if (!has('applies')) return 'nothing'
  return has('theirs') || has('gone') ? 'partly' : 'applies'
}
