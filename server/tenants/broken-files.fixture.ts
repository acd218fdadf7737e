import { execFile } from 'node:child_process'
import { chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type BrokenFolder, page, put } from './broken-folder.fixture.ts'

const fileNotFolder = 'cannot be read: a file has the name of a folder'
const leadsOut = 'cannot be read: it is a link that leads out of the folder of all tenants'
const linked = 'cannot be read: it is a link, which is followed to files only'
const run = promisify(execFile)

const pipe = (path: string) => run('mkfifo', [path])

/** A socket exists in its folder while something listens on it. */
async function socket(path: string): Promise<void> {
  // A socket's path must be short, so it is made relative to its folder.
  const server = createServer()
  const { cwd, chdir } = process
  const before = cwd()
  chdir(join(path, '..'))
  try {
    await new Promise<void>((done) => server.listen(path.split('/').at(-1), done))
  } finally {
    chdir(before)
  }
  server.unref()
}

const inPlaceOf = async (path: string, make: (path: string) => Promise<unknown>) => {
  await rm(path, { recursive: true, force: true })
  await make(path)
}

const link = (target: string) => (path: string) => symlink(target, path)

/** Entries that are not the expected file or folder. */
export const brokenFiles: readonly BrokenFolder[] = [
  ...['pages', 'content', 'media'].map((name) => ({
    name: `${name} is a file`,
    breaks: (folder: string) => inPlaceOf(join(folder, name), (path) => writeFile(path, 'notes')),
    says: [`${name}:1:1 ${fileNotFolder}`],
  })),
  {
    name: 'site.json is a folder',
    breaks: (folder) => inPlaceOf(join(folder, 'site.json'), (path) => mkdir(path)),
    says: ['site.json:1:1 cannot be read: a folder has this name'],
  },
  {
    name: 'there is no site.json',
    breaks: (folder) => rm(join(folder, 'site.json')),
    says: ['site.json:1:1 the file is missing; every tenant has one: npm run new-dealer writes it'],
  },
  {
    name: 'the folder is empty',
    breaks: (folder) => inPlaceOf(folder, (path) => mkdir(path)),
    says: ['site.json:1:1 the file is missing'],
  },
  {
    name: 'a page is a folder',
    breaks: (folder) => put(folder, 'pages/about.json/notes.txt', 'Ask Mia.'),
    says: ['pages/about.json:1:1 cannot be read: a folder has this name'],
  },
  {
    name: 'folders are nested twenty deep',
    breaks: (folder) => put(folder, `pages/${'a/'.repeat(20)}about.json`, page('/about')),
    says: [/^pages\/(a\/)*a:1:1 is not read: folders are nested more than 10 deep here$/],
  },
  {
    name: 'there are 2,100 files',
    breaks: async (folder) => {
      for (let index = 0; index < 2_100; index++) await put(folder, `content/${index}.txt`, '')
    },
    says: ['content:1:1 has more than 2000 files and folders; the rest is not read'],
  },
  {
    name: 'a page is a named pipe',
    breaks: (folder) => pipe(join(folder, 'pages/offers.json')),
    says: ['pages/offers.json:1:1 cannot be read: a named pipe has this name'],
  },
  {
    name: 'site.json is a named pipe',
    breaks: (folder) => inPlaceOf(join(folder, 'site.json'), pipe),
    says: ['site.json:1:1 cannot be read: a named pipe has this name'],
  },
  {
    name: 'pages is a named pipe',
    breaks: (folder) => inPlaceOf(join(folder, 'pages'), pipe),
    says: ['pages:1:1 cannot be read: a named pipe has the name of a folder'],
  },
  {
    name: 'a picture is a named pipe',
    breaks: async (folder) => {
      await put(folder, 'media/notes.txt', '')
      await pipe(join(folder, 'media/yard.jpg'))
    },
    says: ['media/yard.jpg:1:1 cannot be read: a named pipe has this name'],
  },
  {
    name: 'a page is a socket',
    breaks: (folder) => socket(join(folder, 'pages/offers.json')),
    says: ['pages/offers.json:1:1 cannot be read: a socket has this name'],
  },
  {
    name: 'site.json is a socket',
    breaks: (folder) => inPlaceOf(join(folder, 'site.json'), socket),
    says: ['site.json:1:1 cannot be read: a socket has this name'],
  },
  {
    name: 'site.json is a link to a device',
    breaks: (folder) => inPlaceOf(join(folder, 'site.json'), link('/dev/zero')),
    says: [`site.json:1:1 ${leadsOut}`],
  },
  {
    name: 'site.json is a link to a file elsewhere',
    breaks: (folder) => inPlaceOf(join(folder, 'site.json'), link('/etc/passwd')),
    says: [`site.json:1:1 ${leadsOut}`],
  },
  {
    name: 'site.json is a link that leads nowhere',
    breaks: (folder) => inPlaceOf(join(folder, 'site.json'), link('site.json.new')),
    says: ['site.json:1:1 cannot be read: it is a link that leads nowhere'],
  },
  {
    name: 'a page is a link to a file elsewhere',
    breaks: (folder) => symlink('/etc/passwd', join(folder, 'pages/offers.json')),
    says: [`pages/offers.json:1:1 ${leadsOut}`],
  },
  {
    name: 'a page is a link that leads nowhere',
    breaks: (folder) => symlink('gone.json', join(folder, 'pages/offers.json')),
    says: ['pages/offers.json:1:1 cannot be read: it is a link that leads nowhere'],
  },
  {
    name: 'two pages are links to each other',
    breaks: async (folder) => {
      await symlink('a.json', join(folder, 'pages/b.json'))
      await symlink('b.json', join(folder, 'pages/a.json'))
    },
    says: [
      'pages/a.json:1:1 cannot be read: it is a link that leads back to itself',
      'pages/b.json:1:1 cannot be read: it is a link that leads back to itself',
    ],
  },
  {
    name: 'pages is a link to a folder elsewhere',
    breaks: (folder) => inPlaceOf(join(folder, 'pages'), link('/etc')),
    says: [`pages:1:1 ${leadsOut}`],
  },
  {
    name: 'pages is a link to its own folder',
    breaks: (folder) => inPlaceOf(join(folder, 'pages'), link('.')),
    says: [`pages:1:1 ${linked}`],
  },
  {
    name: 'a folder in pages is a link back to the dealer',
    breaks: (folder) => symlink('..', join(folder, 'pages/loop')),
    says: [`pages/loop:1:1 ${linked}`],
  },
  {
    name: 'a folder in media is a link back to media',
    breaks: async (folder) => {
      await put(folder, 'media/notes.txt', '')
      await symlink('.', join(folder, 'media/loop'))
    },
    says: [`media/loop:1:1 ${linked}`],
  },
  {
    name: 'media is a link to a folder elsewhere',
    breaks: (folder) => symlink('/usr/share', join(folder, 'media')),
    says: [`media:1:1 ${leadsOut}`],
  },
  {
    name: 'a page has a name that is not UTF-8',
    breaks: (folder) => {
      const name = Buffer.concat([Buffer.from(`${folder}/pages/caf`), Buffer.from([0xe9])])
      return writeFile(Buffer.concat([name, Buffer.from('.json')]), JSON.stringify(page('/cafe')))
    },
    says: ['pages/caf\uFFFD.json:1:1 has a name that is not UTF-8; rename it'],
  },
  {
    name: 'a page has a line feed in its name',
    breaks: (folder) => put(folder, 'pages/a\nb.json', ''),
    says: ['pages/a\\u000ab.json:1:1 the file is empty'],
  },
  {
    name: 'a page has an escape sequence of a terminal in its name',
    breaks: (folder) => put(folder, 'pages/\u001b[31mred.json', ''),
    says: ['pages/\\u001b[31mred.json:1:1 the file is empty'],
  },
  {
    name: 'an unreadable page',
    notAsRoot: true,
    breaks: (folder) => chmod(join(folder, 'pages/home.json'), 0),
    says: ['pages/home.json:1:1 cannot be read: this user may not read it'],
  },
  {
    name: 'an unreadable folder of pages',
    notAsRoot: true,
    breaks: (folder) => chmod(join(folder, 'pages'), 0),
    says: ['pages:1:1 cannot be read: this user may not read this folder'],
  },
  {
    name: 'an unreadable folder',
    notAsRoot: true,
    breaks: (folder) => chmod(folder, 0),
    says: ['site.json:1:1 cannot be read: this user may not read it'],
  },
]
