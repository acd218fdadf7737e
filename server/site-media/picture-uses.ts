import type { Registry } from '#blocks/registry.ts'
import { documentKind } from '#domain/document/document-kind.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { field } from '#pages/field.ts'
import { parseJson } from '#pages/source.ts'
import type { StoredCorrection } from '../store/correction-store.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { namesIn } from '../tenants/library-pictures.ts'
import type { TenantFiles } from '../tenants/source.ts'

export type PictureUse = StaffAnswer<'GET /:site/media/:id'>['uses'][number]

interface Text {
  readonly path: string
  readonly state: PictureUse['state']
  readonly text: string
}

/** A picture must outlive what somebody may put back. */
const KEPT_DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1_000

/** The places of a site, live and in drafts, that use each picture, by its name; cars to which people gave it too. */
export async function usesOfSite(
  files: TenantFiles,
  documents: Pick<DocumentStore, 'drafts'>,
  registry: Registry,
  corrections: readonly StoredCorrection[],
): Promise<ReadonlyMap<string, readonly PictureUse[]>> {
  const folder = files.mainPath.slice(0, -'site.json'.length)
  const { main, pages, content, sharedContent } = files
  const live = [...(main ? [main] : []), ...pages, ...content, ...sharedContent].map(
    ({ file, text }): Text => ({
      state: 'live',
      // What a group of sites shares is in another folder.
      path: file.startsWith(folder) ? file.slice(folder.length) : file,
      text,
    }),
  )
  const drafts = (await documents.drafts()).map(
    ({ path, text }): Text => ({ state: 'draft', path, text }),
  )
  const uses = new Map<string, PictureUse[]>()
  for (const text of [...live, ...drafts]) {
    for (const { name, use } of usesIn(text, registry)) {
      uses.set(name, [...(uses.get(name) ?? []), use])
    }
  }
  for (const { car, field, value } of corrections) {
    const title = `Photos of car ${car}`
    for (const name of field === 'photos' ? namesIn(JSON.stringify(value)) : []) {
      uses.set(name, [...(uses.get(name) ?? []), { state: 'live', path: `stock/${car}`, title }])
    }
  }
  return uses
}

/** Uses in revisions that somebody may put back. */
export async function usesInRevisions(
  documents: Pick<DocumentStore, 'naming' | 'live'>,
  address: string,
  now: Date,
): Promise<PictureUse[]> {
  const since = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
  const live = new Map((await documents.live()).map(({ path, n }) => [path, n]))
  const found = await documents.naming(address, since)
  return found
    .filter(({ path, n }) => live.get(path) !== n)
    .map(({ path, n }) => ({
      state: 'revision',
      path,
      title: `${documentTitle(path)}, revision ${n}`,
    }))
}

interface Found {
  readonly name: string
  readonly use: PictureUse
}

function usesIn({ path, state, text }: Text, registry: Registry): Found[] {
  const names = namesIn(text)
  if (names.size === 0) return []
  const parsed = parseJson(text)
  const value = parsed.ok ? parsed.value : undefined
  const document = { state, path, title: documentTitle(path) }
  // A Markdown file, or one with an error.
  if (value === undefined) return Array.from(names, (name) => ({ name, use: document }))
  const places = placesIn(value, {}, registry)
  return places.map(({ name, ...place }) => ({ name, use: { ...document, ...place } }))
}

/** As people call it: "Sell my car" of `pages/sell-my-car.json`. */
const documentTitle = (path: string): string =>
  documentKind(path) === 'site'
    ? 'The site itself'
    : inWords(path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, ''))

function inWords(name: string): string {
  const words = name.replaceAll(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type Place = Pick<PictureUse, 'block' | 'place'>

/** Each picture inside a value, with the innermost block or entry around it; once a place. */
function placesIn(value: unknown, around: Place, registry: Registry): (Place & { name: string })[] {
  if (typeof value === 'string') return Array.from(namesIn(value), (name) => ({ name, ...around }))
  if (typeof value !== 'object' || value === null) return []
  const here = Array.isArray(value) ? around : { ...around, ...placeOf(value, registry) }
  const inside = Object.values(value).flatMap((member) => placesIn(member, here, registry))
  return [...new Map(inside.map((each) => [JSON.stringify(each), each])).values()]
}

function placeOf(value: object, registry: Registry): Place {
  const [id, name] = [field(value, 'id') ?? field(value, 'set'), field(value, 'block')]
  const block = typeof name === 'string' ? registry.get(name) : undefined
  if (typeof id === 'string' && (block || field(value, 'set') !== undefined)) {
    return { block: id, place: block?.title ?? inWords(id) }
  }
  const words = field(value, 'name') ?? field(value, 'title')
  return typeof words === 'string' ? { place: words } : {}
}
