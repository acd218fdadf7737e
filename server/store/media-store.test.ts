import { beforeAll, beforeEach, expect, test } from 'vitest'
import { describeOnEngines, sharedDatabase } from './engines.fixture.ts'
import type { MediaStore, NewPicture } from './media-store.ts'
import type { Store } from './store.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const dayOf = (day: number) => new Date(Date.UTC(2026, 10, 26) + day * DAY_MS).toISOString()
const by = (day = 0) => ({ person: 'ann', at: dayOf(day), client: undefined })
const fileOf = (text: string) => ({
  hash: `hash-of-${text}`,
  type: 'image/jpeg',
  content: Buffer.from([0, 255, ...Buffer.from(text)]),
  width: 1200,
  height: 800,
  key: `upload-of-${text}`,
})
const newPicture = (text: string, more: Partial<NewPicture> = {}): NewPicture => ({
  ...fileOf(text),
  id: text,
  name: 'team.jpg',
  taken: new Set(),
  ...more,
})

describeOnEngines('the media library of a site', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  let media: MediaStore
  beforeAll(async () => {
    store = await database.open()
  })
  beforeEach(() => {
    media = store.media('harbour')
  })
  const version = async () => (await store.allDocumentVersions()).get('harbour') ?? 0
  const audited = async () =>
    (await store.staff('harbour').audit.entries({ limit: 99 }))
      .map(({ action, details }) => `${action} ${details.name}`)
      .toReversed()
  const namesNow = async () => (await media.published()).map(({ name }) => name)

  test('a picture comes back as it was stored, byte by byte (Spec 6.04)', async () => {
    const { key, content, ...facts } = fileOf('one')
    expect(await media.add(newPicture('one'), by())).toEqual({
      state: 'added',
      picture: {
        ...facts,
        id: 'one',
        name: 'team.jpg',
        size: 5,
        alt: '',
        isDecorative: false,
        focal: { x: 50, y: 50 },
        by: { id: 'ann', name: 'Somebody' },
        at: dayOf(0),
      },
    })
    const file = await media.file('hash-of-one')
    expect(Buffer.from(file?.content ?? [])).toEqual(content)
    expect(await version()).toBe(1)
  })

  test('an upload that is sent twice, and the same bytes again, are one picture (Spec 6.04)', async () => {
    const first = await media.add(newPicture('one'), by())
    const same = { ...first, state: 'known' }
    expect(await media.add(newPicture('two', { key: 'upload-of-one' }), by(1))).toEqual(same)
    expect(await media.add(newPicture('two', { hash: 'hash-of-one' }), by(1))).toEqual(same)
    expect([await media.pictures(), await version()]).toEqual([
      [expect.objectContaining({ id: 'one' })],
      1,
    ])
  })

  test('no name is had twice: neither of another picture nor of a file of the site (Spec 6.04)', async () => {
    const taken = new Set(['team-3.jpg'])
    for (const id of ['one', 'two', 'three']) await media.add(newPicture(id, { taken }), by())
    expect(await namesNow()).toEqual(['team-2.jpg', 'team-4.jpg', 'team.jpg'])
  })

  test('what is said of a picture is changed field by field, and pages follow (Spec 6.04)', async () => {
    await media.add(newPicture('one'), by())
    await media.describe('one', { alt: 'The team' }, by(1))
    await media.describe('one', { focal: { x: 10, y: 90 }, isDecorative: true }, by(2))
    expect(await media.picture('one')).toMatchObject({
      alt: 'The team',
      isDecorative: true,
      focal: { x: 10, y: 90 },
    })
    expect(await media.describe('none', { alt: '' }, by(2))).toBeUndefined()
    expect(await version()).toBe(3)
  })

  test('a replaced picture has its name and other bytes; those before are kept for 30 days (Spec 6.04)', async () => {
    await media.add(newPicture('one'), by())
    const other = fileOf('other')
    const replaced = await media.replace('one', other, by(1))
    expect(replaced).toMatchObject({ name: 'team.jpg', hash: other.hash, at: dayOf(1) })
    expect(await media.replace('one', other, by(2))).toEqual(replaced)
    await media.add(newPicture('later', { name: 'later.jpg' }), by(30))
    expect(await media.file('hash-of-one')).toBeDefined()
    await media.add(newPicture('last', { name: 'last.jpg' }), by(32))
    expect(await media.file('hash-of-one')).toBeUndefined()
    expect(await media.file(other.hash)).toBeDefined()
    expect((await audited()).slice(0, 2)).toEqual([
      'media_added team.jpg',
      'media_replaced team.jpg',
    ])
  })

  test('a deleted picture can be had back, until it is gone for good after 30 days (Spec 6.04)', async () => {
    await media.add(newPicture('one'), by())
    expect(await media.remove('one', by(1))).toBe(true)
    expect([await media.pictures(), await media.picture('one')]).toEqual([[], undefined])
    expect(await media.restore('one', by(2))).toBe(true)
    expect(await namesNow()).toEqual(['team.jpg'])
    await media.remove('one', by(3))
    await media.add(newPicture('two', { name: 'two.jpg' }), by(34))
    expect(await media.restore('one', by(34))).toBe(false)
    expect(await media.file('hash-of-one')).toBeUndefined()
    expect(await audited()).toEqual([
      'media_added team.jpg',
      'media_removed team.jpg',
      'media_restored team.jpg',
      'media_removed team.jpg',
      'media_added two.jpg',
    ])
  })

  test('ten at once get ten names (Spec 6.04)', async () => {
    const ids = Array.from({ length: 10 }, (_, index) => `at-once-${index}`)
    await Promise.all(ids.map((id) => media.add(newPicture(id), by())))
    expect(new Set(await namesNow()).size).toBe(10)
  })
})
