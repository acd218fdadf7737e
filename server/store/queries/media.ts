import type { Kysely, Transaction } from 'kysely'
import type { AuditAction } from '#domain/staff/audit-actions.ts'
import type { Actor } from '../audit-log.ts'
import type {
  AddedPicture,
  MediaPicture,
  MediaStore,
  NewPicture,
  PublishedPicture,
  SomeWords,
  UploadedFile,
} from '../media-store.ts'
import { addAudit } from './audit-chain.ts'
import { authorOf } from './document-author.ts'
import { raiseDocumentVersion } from './document-version.ts'
import type { DatabaseEngine } from './engine.ts'
import type { Tables } from './tables.ts'

type Engine = Pick<DatabaseEngine, 'db' | 'lock'>
type Row = Tables['media_picture']

/** More than a site shows; each of them is read with every change of the site. */
const MOST_PICTURES = 2_000
/** How long what was removed or replaced can be had back: pages in caches and mails still show it. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1_000
const CENTRE = 50

/** See `MediaStore`. */
export function mediaStore(engine: Engine, tenant: string): MediaStore {
  const { db } = engine
  const change = <Result>(work: (tx: Transaction<Tables>) => Promise<Result>) =>
    db.transaction().execute(async (tx) => {
      await engine.lock(tx, `media ${tenant}`)
      return work(tx)
    })
  /** What every change of a picture ends with: pages follow it, and the audit log tells it. */
  const told = async (tx: Transaction<Tables>, action: AuditAction, name: string, by: Actor) => {
    await raiseDocumentVersion(tx, tenant, name)
    await addAudit(engine.lock, tx, [tenant], { action, details: { name }, by })
  }
  const found = async (tx: Kysely<Tables>, id: string): Promise<MediaPicture | undefined> => {
    const row = await picturesOf(tx, tenant).where('media_picture.id', '=', id).executeTakeFirst()
    return row && pictureOf(row)
  }
  const rowOf = (tx: Transaction<Tables>, id: string): Promise<Row | undefined> =>
    ofTenant(tx, tenant).where('id', '=', id).executeTakeFirst()

  async function add(tx: Transaction<Tables>, wanted: NewPicture, by: Actor) {
    const known = await ofTenant(tx, tenant)
      .where((eb) => eb.or([eb('key', '=', wanted.key), eb('hash', '=', wanted.hash)]))
      .where('removed_at', 'is', null)
      .orderBy('at')
      .executeTakeFirst()
    const picture = known && (await found(tx, known.id))
    if (picture) return { state: 'known', picture } as const
    await purge(tx, tenant, by.at)
    const names = await tx
      .selectFrom('media_picture')
      .select('name')
      .where('tenant', '=', tenant)
      .execute()
    if (names.length >= MOST_PICTURES) return { state: 'full' } as const
    const { id, hash, width, height, key, taken, words } = wanted
    const name = freeName(wanted.name, new Set([...taken, ...names.map((each) => each.name)]))
    await storeFile(tx, tenant, wanted, by.at)
    await tx
      .insertInto('media_picture')
      .values({
        tenant,
        id,
        name,
        hash,
        width,
        height,
        key,
        alt: '',
        decorative: 0,
        focal_x: CENTRE,
        focal_y: CENTRE,
        ...(words && columnsOf(words)),
        person: by.person ?? null,
        at: by.at,
        removed_at: null,
      })
      .execute()
    await told(tx, 'media_added', name, by)
    const added = await found(tx, id)
    if (!added) throw new Error(`the picture ${id} was added and is not there`)
    return { state: 'added', picture: added } as const
  }

  async function replace(tx: Transaction<Tables>, id: string, file: UploadedFile, by: Actor) {
    const row = await rowOf(tx, id)
    if (!row || row.removed_at !== null) return undefined
    if (row.key === file.key || row.hash === file.hash) return found(tx, id)
    await storeFile(tx, tenant, file, by.at)
    await noteFile(tx, tenant, row.hash, by.at)
    const { hash, width, height, key } = file
    const person = by.person ?? null
    await update(tx, tenant, id).set({ hash, width, height, key, person, at: by.at }).execute()
    await told(tx, 'media_replaced', row.name, by)
    return found(tx, id)
  }

  const setRemoved = (id: string, isRemoved: boolean, by: Actor): Promise<boolean> =>
    change(async (tx) => {
      const row = await rowOf(tx, id)
      if (!row || (row.removed_at !== null) === isRemoved) return row !== undefined
      await update(tx, tenant, id)
        .set({ removed_at: isRemoved ? by.at : null })
        .execute()
      await noteFile(tx, tenant, row.hash, by.at)
      await told(tx, isRemoved ? 'media_removed' : 'media_restored', row.name, by)
      return true
    })

  return {
    async pictures() {
      const rows = await picturesOf(db, tenant)
        .orderBy('media_picture.at', 'desc')
        .orderBy('media_picture.name')
        .execute()
      return rows.map(pictureOf)
    },
    picture: (id) => found(db, id),
    async published(name) {
      const rows = await ofTenant(db, tenant)
        .where('removed_at', 'is', null)
        .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
        .orderBy('name')
        .execute()
      return rows.map(publishedOf)
    },
    async sizeOf(hash) {
      const row = await db
        .selectFrom('media_file')
        .select('size')
        .where('tenant', '=', tenant)
        .where('hash', '=', hash)
        .executeTakeFirst()
      return row?.size
    },
    file: (hash) =>
      db
        .selectFrom('media_file')
        .select(['hash', 'type', 'content'])
        .where('tenant', '=', tenant)
        .where('hash', '=', hash)
        .executeTakeFirst(),
    add: (picture, by): Promise<AddedPicture> => change((tx) => add(tx, picture, by)),
    describe: (id, words, by) =>
      change(async (tx) => {
        const row = await rowOf(tx, id)
        if (!row || row.removed_at !== null) return undefined
        const columns = columnsOf(words)
        if (Object.keys(columns).length > 0) {
          await update(tx, tenant, id).set(columns).execute()
          await told(tx, 'media_described', row.name, by)
        }
        return found(tx, id)
      }),
    replace: (id, file, by) => change((tx) => replace(tx, id, file, by)),
    remove: (id, by) => setRemoved(id, true, by),
    restore: (id, by) => setRemoved(id, false, by),
  }
}

const ofTenant = (db: Kysely<Tables>, tenant: string) =>
  db.selectFrom('media_picture').selectAll().where('tenant', '=', tenant)

const update = (tx: Transaction<Tables>, tenant: string, id: string) =>
  tx.updateTable('media_picture').where('tenant', '=', tenant).where('id', '=', id)

const picturesOf = (db: Kysely<Tables>, tenant: string) =>
  db
    .selectFrom('media_picture')
    .innerJoin('media_file', (join) =>
      join
        .onRef('media_file.tenant', '=', 'media_picture.tenant')
        .onRef('media_file.hash', '=', 'media_picture.hash'),
    )
    .leftJoin('staff_member', 'staff_member.id', 'media_picture.person')
    .selectAll('media_picture')
    .select(['media_file.size', 'media_file.type', 'staff_member.name as person_name'])
    .where('media_picture.tenant', '=', tenant)
    .where('media_picture.removed_at', 'is', null)

type PictureRow = Row & {
  readonly size: number
  readonly type: string
  readonly person_name: string | null
}

const publishedOf = ({ name, hash, width, height, focal_x, focal_y }: Row): PublishedPicture => ({
  name,
  hash,
  width,
  height,
  focal: { x: focal_x, y: focal_y },
})

const pictureOf = (row: PictureRow): MediaPicture => ({
  ...publishedOf(row),
  id: row.id,
  alt: row.alt,
  isDecorative: row.decorative === 1,
  size: row.size,
  type: row.type,
  by: authorOf(row.person, row.person_name),
  at: row.at,
})

const columnsOf = ({ alt, isDecorative, focal }: SomeWords) => ({
  ...(alt !== undefined && { alt }),
  ...(isDecorative !== undefined && { decorative: isDecorative ? 1 : 0 }),
  ...(focal && { focal_x: focal.x, focal_y: focal.y }),
})

/** `team.jpg`, else `team-2.jpg`, `team-3.jpg`. */
function freeName(wanted: string, taken: ReadonlySet<string>): string {
  const dot = wanted.lastIndexOf('.')
  const [stem, ending] = [wanted.slice(0, dot), wanted.slice(dot)]
  for (let n = 1; ; n++) {
    const name = n === 1 ? wanted : `${stem}-${n}${ending}`
    if (!taken.has(name)) return name
  }
}

async function storeFile(
  tx: Transaction<Tables>,
  tenant: string,
  { hash, type, content }: UploadedFile,
  at: string,
): Promise<void> {
  await tx
    .insertInto('media_file')
    .values({ tenant, hash, type, content, size: content.length, at })
    .onConflict((conflict) => conflict.columns(['tenant', 'hash']).doUpdateSet({ at }))
    .execute()
}

/** A picture begins or ceases to have it now. */
async function noteFile(tx: Transaction<Tables>, tenant: string, hash: string, at: string) {
  await tx
    .updateTable('media_file')
    .set({ at })
    .where('tenant', '=', tenant)
    .where('hash', '=', hash)
    .execute()
}

/** Takes away for good what was removed or replaced long ago. */
async function purge(tx: Transaction<Tables>, tenant: string, now: string): Promise<void> {
  const before = new Date(Date.parse(now) - KEPT_MS).toISOString()
  await tx
    .deleteFrom('media_picture')
    .where('tenant', '=', tenant)
    .where('removed_at', '<', before)
    .execute()
  await tx
    .deleteFrom('media_file')
    .where('tenant', '=', tenant)
    .where('at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('media_picture')
            .select('id')
            .whereRef('media_picture.tenant', '=', 'media_file.tenant')
            .whereRef('media_picture.hash', '=', 'media_file.hash'),
        ),
      ),
    )
    .execute()
}
