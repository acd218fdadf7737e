import type { Change } from '#pages/change.ts'
import { wellFormedChanges } from '#pages/check-changes.ts'
import { schemaVersion } from '#pages/page.ts'
import { parseJson } from '#pages/source.ts'
import type { DocumentTools } from '../documents/site-document.ts'
import type { Actor } from '../store/audit-log.ts'
import type { Store } from '../store/store.ts'
import { namesIn, withNames } from '../tenants/library-pictures.ts'

/** Changes to the template's page, with the site where they were made. */
export interface MadeChanges {
  /** The template's page. */
  readonly route: string
  readonly changes: readonly Change[]
  /** The site in whose media library their pictures are. */
  readonly origin: string
}

/** Changes as another site would have them: their pictures by the names of its library. */
export interface CarriedPictures {
  readonly changes: readonly Change[]
  /** Names of pictures that its library does not have yet. */
  readonly missing: readonly string[]
  /** Names of pictures that neither site's library has: files of the other site, or deleted. */
  readonly lost: readonly string[]
}

type Tools = Pick<DocumentTools, 'documents'>

/** What becomes of the pictures that changes name, at another site. */
export async function carriedPictures(
  { documents }: Tools,
  store: Store,
  { route, changes, origin }: MadeChanges,
  site: string,
): Promise<CarriedPictures> {
  const text = JSON.stringify(changes)
  const names = [...namesIn(text)]
  if (names.length === 0 || site === origin) return { changes, missing: [], lost: [] }
  const made = new Map((await store.media(origin).published()).map((each) => [each.name, each]))
  const there = await store.media(site).published()
  const { media } = await documents.filesNow(site)
  const known = new Set([...media, ...there.map(({ name }) => name)])
  const same = names.flatMap((name) => {
    const hash = made.get(name)?.hash
    const found = there.find((each) => each.hash === hash)
    return found ? [[name, found.name] as const] : []
  })
  const renamed = new Map(same)
  const others = names.filter((name) => !renamed.has(name))
  const parsed = parseJson(withNames(text, renamed))
  return {
    changes:
      parsed.ok && Array.isArray(parsed.value)
        ? wellFormedChanges({ schemaVersion, route, changes: parsed.value })
        : changes,
    missing: others.filter((name) => made.has(name)),
    // A file of its own is what a change without a library would show, too.
    lost: others.filter((name) => !(made.has(name) || known.has(name))),
  }
}

/**
 * Adds pictures of one library to that of another site, with what people said of them; one that was added by this
 * batch before is there. False where the library is full.
 */
export async function bringPictures(
  { documents }: Tools,
  store: Store,
  names: readonly string[],
  { origin, site, batch, by }: Bringing,
): Promise<boolean> {
  const { media } = await documents.filesNow(site)
  const pictures = (await store.media(origin).pictures()).filter(({ name }) => names.includes(name))
  for (const picture of pictures) {
    const file = await store.media(origin).file(picture.hash)
    if (!file) continue
    const { name, width, height, alt, isDecorative, focal } = picture
    const added = await store.media(site).add(
      {
        ...file,
        id: crypto.randomUUID(),
        key: `${batch}-${picture.id}`,
        name,
        width,
        height,
        taken: new Set(media),
        words: { alt, isDecorative, focal },
      },
      by,
    )
    if (added.state === 'full') return false
  }
  // Else its page would be checked without them.
  await documents.look()
  return true
}

interface Bringing {
  readonly origin: string
  readonly site: string
  /** Its id. */
  readonly batch: string
  readonly by: Actor
}
