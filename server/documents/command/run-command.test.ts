import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { pictureHash } from '../../site-media/picture-hash.ts'
import { openStore } from '../../store/store.ts'
import { storeFile } from '../../store/store-file.ts'
import { fixtureRegistry, fixtureTenants } from '../../tenants/tenants.fixture.ts'
import { kiwi, page } from '../../tenants/update.fixture.ts'
import { runPagesCommand } from './run-command.ts'

/** Kiwi's files with odd spacing and line ends, a database, and the command of both. */
async function place() {
  const tenants = await fixtureTenants({
    ...kiwi,
    'kiwi/pages/about.json': `${JSON.stringify(page('/about', 'About us'))}\r\n\r\n`,
    'kiwi/pages/old.json': page('/old', 'Old'),
    'kiwi/content/texts.json': { entries: [] },
    'kiwi/media/logo.svg': '<svg/>',
  })
  const folder = await mkdtemp(join(tmpdir(), 'pages-command-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  onTestFinished(() => tenants[Symbol.asyncDispose]())
  const store = await openStore(storeFile(folder))
  onTestFinished(() => store.close())
  const by = { person: undefined, client: undefined, at: '2026-11-26T00:00:00.000Z' }
  const documents = store.documents('kiwi')
  return {
    by,
    documents,
    media: store.media('kiwi'),
    folder,
    kiwi: join(tenants.root, 'kiwi'),
    publish: (path: string, text: string | null) =>
      documents.revise({ path, text, message: '', source: 'publish' }, by),
    async run(...args: string[]) {
      const lines: string[] = []
      const code = await runPagesCommand(args, {
        now: () => new Date(by.at),
        dataDirectory: folder,
        databaseUrl: undefined,
        tenantsDirectory: tenants.root,
        registry: fixtureRegistry,
        out: (text) => lines.push(text),
        err: (text) => lines.push(text),
      })
      return { code, text: lines.join('\n') }
    },
  }
}
type Place = Awaited<ReturnType<typeof place>>

/** Texts as people write them, which no formatter would. */
const odd = `\t${JSON.stringify(page('/about', 'Wer wir sind'), null, 7)}\r\n`
const fresh = `${JSON.stringify(page('/fleet', 'Fleet 🚚'))}   `

async function publishSome({ publish }: Place): Promise<void> {
  await publish('pages/about.json', odd)
  await publish('pages/fleet.json', fresh)
  await publish('pages/old.json', null)
}

const bytesIn = async (folder: string) => {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile())
  const read = files.map(async ({ parentPath, name }): Promise<[string, string]> => {
    const file = join(parentPath, name)
    return [file.slice(folder.length + 1), (await readFile(file)).toString('base64')]
  })
  return Object.fromEntries((await Promise.all(read)).sort())
}

test('diff says what is published over the files of a site (Spec 6.04)', async () => {
  const site = await place()
  expect(await site.run('diff')).toEqual({ code: 0, text: '' })
  await publishSome(site)
  await site.publish('content/texts.json', JSON.stringify({ entries: [] }, null, 2))
  expect(await site.run('diff', '--site', 'kiwi')).toEqual({
    code: 1,
    text: [
      'kiwi/pages/about.json: revision 1, differs from the file',
      'kiwi/pages/fleet.json: revision 1, there is no such file',
      'kiwi/pages/old.json: taken away by revision 1',
      'kiwi: 1 published as in its folder',
    ].join('\n'),
  })
})

test('what is exported is what was published, byte by byte, and what is imported is what was exported (Spec 6.04)', async () => {
  const site = await place()
  await publishSome(site)
  const copy = join(site.folder, 'copy')
  expect(await site.run('export', '--site', 'kiwi', '--to', copy)).toMatchObject({ code: 0 })
  expect(await readFile(join(copy, 'pages/about.json'), 'utf8')).toBe(odd)
  expect(await readFile(join(copy, 'pages/fleet.json'), 'utf8')).toBe(fresh)
  expect(await readdir(join(copy, 'pages'))).toEqual(['about.json', 'fleet.json'])
  expect(await readdir(site.folder)).toEqual(expect.arrayContaining(['copy']))

  // The same files in another folder, with another database.
  const other = await place()
  const imported = await other.run('import', '--site', 'kiwi', '--from', copy, '--remove')
  expect(imported).toMatchObject({ code: 0, text: expect.stringContaining('3 files of kiwi') })
  expect(await other.documents.live()).toEqual(await site.documents.live())
  expect(await other.documents.history('pages/old.json', { limit: 9 })).toMatchObject([
    { source: 'import', isRemoval: true },
  ])
  expect(await other.run('export', '--site', 'kiwi')).toMatchObject({ code: 0 })
  expect(await bytesIn(other.kiwi)).toEqual(await bytesIn(copy))
  expect(await other.run('diff', '--site', 'kiwi')).toMatchObject({ code: 0 })
  // Nothing differs any more, so nothing is published again.
  expect(await other.run('import', '--site', 'kiwi')).toMatchObject({
    text: '0 files of kiwi published.',
  })
})

test('the media library is exported beside the files, with what is said of it, and imported as it was (Spec 6.04)', async () => {
  const site = await place()
  const content = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#246' },
  })
    .jpeg()
    .toBuffer()
  const words = { alt: 'The yard', isDecorative: false, focal: { x: 64, y: 8 } }
  const facts = { type: 'image/jpeg', width: 60, height: 40, content, hash: pictureHash(content) }
  const named = { id: 'one', name: 'yard.jpg', key: 'once', taken: new Set<string>() }
  await site.media.add({ ...facts, ...named, words }, site.by)
  expect(await site.run('diff')).toMatchObject({
    code: 1,
    text: expect.stringContaining('kiwi/media/yard.jpg: of the media library'),
  })
  const copy = join(site.folder, 'copy')
  expect(await site.run('export', '--site', 'kiwi', '--to', copy)).toMatchObject({ code: 0 })
  expect(await readFile(join(copy, 'media/yard.jpg'))).toEqual(content)

  const other = await place()
  const imported = await other.run('import', '--site', 'kiwi', '--from', copy)
  expect(imported).toMatchObject({ code: 0, text: expect.stringMatching(/^media\/yard\.jpg$/m) })
  expect(await other.media.pictures()).toMatchObject([{ ...words, name: 'yard.jpg', width: 60 }])
  await other.run('export', '--site', 'kiwi')
  expect(await bytesIn(other.kiwi)).toEqual(await bytesIn(copy))
  expect((await other.run('import', '--site', 'kiwi')).text).not.toContain('media/')

  await writeFile(join(copy, 'media/library.json'), '{ "yard.jpg": { "alt": 3 } }')
  expect(await other.run('import', '--site', 'kiwi', '--from', copy)).toMatchObject({
    code: 1,
    text: expect.stringContaining('media/library.json: yard.jpg.alt: '),
  })
})

test('a folder with an error is imported not at all, and the error has its file, line and column (Spec 6.04)', async () => {
  const site = await place()
  const copy = join(site.folder, 'copy')
  await cp(site.kiwi, copy, { recursive: true })
  await writeFile(join(copy, 'pages/about.json'), odd)
  await writeFile(join(copy, 'pages/old.json'), '{\n  "schemaVersion": 3,\n  "rout": "/old"\n}')
  await writeFile(join(copy, 'pages/a name.json'), fresh)
  const named = await site.run('import', '--site', 'kiwi', '--from', copy)
  expect(named).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^.+\/copy\/pages\/a name\.json:1:1 Expected site\.json, or/),
  })
  await rm(join(copy, 'pages/a name.json'))
  const { code, text } = await site.run('import', '--site', 'kiwi', '--from', copy)
  expect(code).toBe(1)
  expect(text).toMatch(/^.+\/copy\/pages\/old\.json:3:3 rout: unknown name "rout"; did you mean/m)
  expect(text).toMatch(/\nNothing was imported\.$/)
  expect(await site.documents.live()).toEqual([])
})

test('an import leaves what the folder does not have, and names it (Spec 6.04)', async () => {
  const site = await place()
  const copy = join(site.folder, 'copy')
  await cp(site.kiwi, copy, { recursive: true })
  await rm(join(copy, 'pages/old.json'))
  expect(await site.run('import', '--site', 'kiwi', '--from', copy)).toEqual({
    code: 0,
    text: '0 files of kiwi published.\nNot in the folder, and left as they are (--remove takes them away): pages/old.json',
  })
})

test.each([
  [['export'], 'export: expected one --site <slug>'],
  [['import', '--site', 'kiwi', '--to', 'x'], '--to is of export only'],
  [['export', '--site', 'kiw'], 'There is no tenant "kiw". Did you mean "kiwi"?'],
  [['import', '--site', 'kiwi', '--from', '/no-such-folder/x'], '/no-such-folder/x cannot be read'],
  [['export', '--site', 'kiwi', '--to', '/'], 'Expected a new folder, found /, which exists.'],
])('%j fails and says why', async (args, says) => {
  const { run } = await place()
  const { code, text } = await run(...args)
  expect([code, text]).toEqual([1, expect.stringContaining(says)])
})
