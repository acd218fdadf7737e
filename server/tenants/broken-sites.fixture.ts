import { rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { schemaVersion } from '#pages/page.ts'
import {
  addToSite,
  type BrokenFolder,
  editSite,
  heading,
  page,
  put,
} from './broken-folder.fixture.ts'

const hosts =
  (...names: string[]) =>
  (folder: string) =>
    addToSite(folder, `"hosts": ${JSON.stringify(names)}`)

const wrongPage = page('/offers', [heading({ txt: 'Offers' })])

const inPages = (files: Readonly<Record<string, unknown>>) => async (folder: string) => {
  for (const [name, content] of Object.entries(files)) await put(folder, `pages/${name}`, content)
}

const unchanged = () => Promise.resolve()
const badName = /^site\.json:\d+:11 slug: expected a name of small letters, digits and dashes/

/** Sites and pages that are JSON, but invalid. */
export const brokenSites: readonly BrokenFolder[] = [
  {
    name: 'a site without a name, and a wrong page',
    breaks: async (folder) => {
      await editSite(folder, '"name": "Example Motors"', '"nam": "Example Motors"')
      await put(folder, 'pages/offers.json', wrongPage)
    },
    says: [
      /^site\.json:\d+:3 nam: unknown name "nam"; did you mean "name"\?/,
      /^pages\/offers\.json:\d+:\d+ blocks\[0\]\.props\.txt: unknown name "txt"/,
    ],
  },
  {
    name: 'a site file that is not JSON, and a wrong page',
    breaks: async (folder) => {
      await editSite(folder, '"template": "meridian",', '"template": "meridian"')
      await put(folder, 'pages/offers.json', wrongPage)
    },
    says: [/^site\.json:\d+:\d+ a comma is missing here/, /^pages\/offers\.json:\d+:\d+ .*"txt"/],
  },
  {
    name: 'an unknown template, and a wrong page',
    breaks: async (folder) => {
      await editSite(folder, '"meridian"', '"meridain"')
      await put(folder, 'pages/offers.json', wrongPage)
    },
    says: [
      /^site\.json:\d+:15 template: there is no template "meridain"; did you mean "meridian"\?/,
      /^pages\/offers\.json:\d+:\d+ .*"txt"/,
    ],
  },
  {
    name: 'a template of another folder',
    breaks: (folder) => editSite(folder, '"meridian"', '"../../etc"'),
    says: [/^site\.json:\d+:15 template: expected a name of small letters, .*found "\.\.\/\.\./],
  },
  {
    name: 'a template called __proto__',
    breaks: (folder) => editSite(folder, '"meridian"', '"__proto__"'),
    says: [/^site\.json:\d+:15 template: expected a name of small letters/],
  },
  {
    name: 'an unknown time zone',
    breaks: (folder) => addToSite(folder, '"timeZone": "Mars/Olympus"'),
    says: [/^site\.json:2:15 timeZone: expected a time zone such as .*found "Mars\/Olympus"$/],
  },
  {
    name: 'contact that is a list',
    breaks: (folder) => editSite(folder, /"contact": \{[^}]*\}/, '"contact": ["07 5550 0100"]'),
    says: [/^site\.json:\d+:\d+ contact: expected an object of phone, email, found \["07/],
  },
  {
    name: 'opening hours that end before they begin, reported once',
    breaks: (folder) =>
      addToSite(
        folder,
        '"locations": [{ "id": "a", "slug": "a", "name": "A", "address": { "street": "1 Bay Street", "city": "Cairns" }, "contact_detail": { "opening_hours": [{ "weekday": 1, "status": "Open", "open": "17:00", "close": "09:00" }] } }]',
      ),
    says: [
      /^site\.json:2:\d+ locations\[0\]\.contact_detail\.opening_hours\[0\]\.close: expected a time after 17:00, found "09:00"$/,
    ],
  },
  {
    name: 'a link to a page that does not exist',
    breaks: inPages({
      'offers.json': page('/offers', [
        { id: 'row', block: 'car-row', props: { heading: 'Cars', href: '/nowhere' } },
      ]),
    }),
    says: [
      /^pages\/offers\.json:\d+:\d+ blocks\[0\]\.props\.href: no page of this site answers \/nowhere$/,
    ],
  },
  {
    name: 'the host localhost',
    breaks: hosts('localhost'),
    says: ['site.json:2:13 hosts[0]: "localhost" belongs to no site'],
  },
  {
    name: 'an address of the machine',
    breaks: hosts('127.0.0.1'),
    says: ['site.json:2:13 hosts[0]: "127.0.0.1" is an address of the machine itself'],
  },
  {
    name: "another site's own host",
    breaks: hosts('corner.localhost'),
    says: ['site.json:2:13 hosts[0]: "corner.localhost" belongs to tenants/corner alone'],
  },
  {
    name: 'the host of the staff',
    breaks: hosts('staff.localhost'),
    says: ['site.json:2:13 hosts[0]: "staff.localhost" belongs to the staff workspace'],
  },
  {
    name: 'a host that an earlier site has',
    breaks: hosts('www.corner.example'),
    says: [
      'site.json:2:13 hosts[0]: "www.corner.example" is a host of tenants/corner already, which keeps it',
    ],
  },
  {
    name: 'a host in capitals',
    breaks: hosts('WWW.Corner.example'),
    says: ['site.json:2:13 hosts[0]: expected a host name such as www.example.com'],
  },
  {
    name: 'a host with a port',
    breaks: hosts('www.other.example:443'),
    says: ['site.json:2:13 hosts[0]: expected a host name'],
  },
  {
    name: 'a host with a final dot',
    breaks: hosts('www.other.example.'),
    says: ['site.json:2:13 hosts[0]: expected a host name'],
  },
  {
    name: 'a host with a label that is too long',
    breaks: hosts(`${'a'.repeat(64)}.example`),
    says: ['site.json:2:13 hosts[0]: no host can be called'],
  },
  {
    name: 'a slug that is not its folder',
    breaks: (folder) => editSite(folder, /"slug": "[^"]*"/, '"slug": "corner"'),
    says: [
      /^site\.json:\d+:11 slug: expected "[a-z0-9-]+", the name of the folder, found "corner"/,
    ],
  },
  { name: 'a folder with a blank', folder: 'Sunny Cars', breaks: unchanged, says: [badName] },
  {
    name: 'a folder with a line feed',
    folder: 'sunny\ncars',
    breaks: unchanged,
    says: [/^site\.json:\d+:\d+ /],
  },
  {
    name: 'a folder with a non-ASCII character',
    folder: 'käfer',
    breaks: unchanged,
    says: [badName],
  },
  {
    name: 'a folder of 70 letters',
    folder: 'a'.repeat(70),
    breaks: unchanged,
    says: [
      /^site\.json:\d+:11 slug: no host can have a part of 70 characters; expected at most 63/,
    ],
  },
  {
    name: 'a folder called staff',
    folder: 'staff',
    breaks: unchanged,
    says: [/^site\.json:\d+:11 slug: "staff\.localhost" belongs to the staff workspace/],
  },
  { name: 'a folder called __proto__', folder: 'proto__', breaks: unchanged, says: [badName] },
  {
    name: 'a link to a folder elsewhere',
    folder: 'linked-out',
    breaks: (folder) => asLink(folder, '/usr/share'),
    says: [':1:1 is not read: it is a link that leads out of the folder of all tenants'],
  },
  {
    name: 'a broken link',
    folder: 'linked-nowhere',
    breaks: (folder) => asLink(folder, 'gone'),
    says: [':1:1 is not read: it is a link that leads nowhere'],
  },
  {
    name: 'a link to itself',
    folder: 'linked-round',
    breaks: (folder) => asLink(folder, 'linked-round'),
    says: [':1:1 is not read: it is a link that leads back to itself'],
  },
  {
    name: 'a link to another dealer',
    folder: 'linked-in',
    breaks: (folder) => asLink(folder, 'corner'),
    says: [/^site\.json:\d+:11 slug: expected "linked-in", the name of the folder, found "corner"/],
  },
  {
    name: 'a page without a route',
    breaks: inPages({ 'offers.json': { schemaVersion, blocks: [] } }),
    says: ['pages/offers.json:1:1 route: missing: expected an address such as /about-us'],
  },
  {
    name: 'a page on a path of the server',
    breaks: inPages({ 'offers.json': page('/readyz') }),
    says: ['pages/offers.json:3:12 route: paths under /readyz belong to the server'],
  },
  {
    name: 'two pages on one path',
    breaks: inPages({ 'a.json': page('/offers'), 'b.json': page('/offers') }),
    says: [/^pages\/b\.json:3:12 route: tenants\/.*\/pages\/a\.json answers the same addresses/],
  },
  {
    name: 'changes to a page that the template lacks',
    breaks: inPages({ 'offers.json': { schemaVersion, route: '/ofers', changes: [] } }),
    says: ['pages/offers.json:3:12 route: the template "meridian" has no page /ofers to change'],
  },
  {
    name: 'a pinned search for what may not be in stock',
    breaks: inPages({ 'yugo.json': page('/search/yugo') }),
    says: ['pages/yugo.json:3:12 route: this page lists what /search/yugo names once the site had'],
  },
  {
    name: 'a file named as the dealer',
    breaks: (folder) =>
      rename(join(folder, 'pages/home.json'), join(folder, 'pages/HOME.JSON')).then(() =>
        put(folder, 'pages/home.json', '{'),
      ),
    says: ['pages/home.json:1:2 a "}" is missing'],
  },
]

async function asLink(folder: string, target: string): Promise<void> {
  await rm(folder, { recursive: true })
  await symlink(target, folder)
}
