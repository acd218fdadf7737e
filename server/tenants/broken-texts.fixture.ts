import { readFile, writeFile } from 'node:fs/promises'
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

/** The bytes of a text in Latin-1, which is not UTF-8 where it has non-ASCII characters. */
const latin1 = (text: string) => Buffer.from(text, 'latin1')

const nested = (depth: number): object => ({
  id: `b${depth}`,
  block: 'sidebar-layout',
  ...(depth > 0 && { slots: { main: [nested(depth - 1)] } }),
})

const inPage = (text: string) => (folder: string) => put(folder, 'pages/offers.json', text)
const asPage = (content: unknown) => inPage(JSON.stringify(content, null, 2))

const tooDeep = 'lists and objects are nested more than 100 deep here; at most 100 levels are read'

/** Texts that are not JSON, JSON that is not allowed, and files beyond the limits. */
export const brokenTexts: readonly BrokenFolder[] = [
  {
    name: 'site.json is empty',
    breaks: (folder) => put(folder, 'site.json', ''),
    says: ['site.json:1:1 the file is empty; expected { … }'],
  },
  {
    name: 'a page of blanks',
    breaks: inPage(' \n\n '),
    says: ['pages/offers.json:1:1 the file is'],
  },
  {
    name: 'a page of 10,000 open brackets',
    breaks: inPage('['.repeat(10_000)),
    says: [`pages/offers.json:1:101 ${tooDeep}`],
  },
  {
    name: 'a site file of 10,000 open braces',
    breaks: (folder) => put(folder, 'site.json', '{"a":\n'.repeat(10_000)),
    says: [`site.json:101:1 ${tooDeep}`],
  },
  {
    name: 'a page with blocks nested 700 deep',
    breaks: inPage(JSON.stringify(page('/offers', [nested(700)]))),
    says: [/^pages\/offers\.json:1:\d+ lists and objects are nested more than 100 deep/],
  },
  {
    name: 'a page whose changes nest blocks 200 deep',
    breaks: async (folder) => {
      const changes = Array.from({ length: 200 }, (_, index) => ({
        insert: { id: `b${index}`, block: 'sidebar-layout' },
        ...(index === 0 ? { at: 'end' } : { into: `b${index - 1}`, slot: 'main' }),
      }))
      await put(folder, 'pages/home.json', { schemaVersion, route: '/', changes })
    },
    says: [
      /^pages\/home\.json:\d+:5 changes\[30\]: "b30" would be 31 blocks deep; expected at most 30/,
    ],
  },
  {
    name: 'a comma too many in site.json',
    breaks: (folder) => editSite(folder, '"sales@example.com"', '"sales@example.com",'),
    says: [/^site\.json:\d+:\d+ remove this comma: nothing follows it before "}"/],
  },
  {
    name: 'a comment in a page',
    breaks: inPage('{\n  // ours\n  "schemaVersion": 3\n}'),
    says: ['pages/offers.json:2:3 JSON has no comments: remove it'],
  },
  {
    name: 'single quotes',
    breaks: inPage("{ 'route': '/offers' }"),
    says: [/^pages\/offers\.json:1:3 .*(double quotes|property name expected)/],
  },
  {
    name: 'a text without its closing quote',
    breaks: inPage('{\n  "route": "/offers\n}'),
    says: ['pages/offers.json:2:12 this text has no closing quote'],
  },
  {
    name: 'a page of 1.1 MB',
    breaks: inPage(JSON.stringify({ text: 'x'.repeat(1_100_000) })),
    says: ['pages/offers.json:1:1 cannot be read: it has 1100011 bytes; expected at most 1000000'],
  },
  {
    name: 'a site file of 2 MB',
    breaks: async (folder) => {
      const file = join(folder, 'site.json')
      await writeFile(file, (await readFile(file, 'utf8')) + ' '.repeat(2_000_000))
    },
    says: [/^site\.json:1:1 cannot be read: it has 200\d+ bytes; expected at most 1000000/],
  },
  {
    name: 'a text of 30,000 characters',
    breaks: asPage(page('/offers', [heading({ text: 'x'.repeat(30_000) })])),
    says: [/^pages\/offers\.json:\d+:\d+ this text has 30000 characters; expected at most 20000/],
  },
  {
    name: 'a page of 30,000 values',
    breaks: inPage(JSON.stringify({ list: Array.from({ length: 30_000 }, () => 1) })),
    says: [/^pages\/offers\.json:1:\d+ the file holds more than 20000 values/],
  },
  {
    name: 'a page of 2,000 blocks',
    breaks: asPage(
      page(
        '/offers',
        Array.from({ length: 2_000 }, () => ({})),
      ),
    ),
    says: [/^pages\/offers\.json:4:13 blocks: a page has at most 1000 blocks, found 2000/],
  },
  {
    name: 'a page of 3,000 changes',
    breaks: (folder) => {
      const changes = Array.from({ length: 3_000 }, () => ({ remove: 'offers' }))
      return put(folder, 'pages/home.json', { schemaVersion, route: '/', changes })
    },
    says: [/^pages\/home\.json:4:14 changes: a page has at most 1000 changes and new blocks/],
  },
  {
    name: 'a page of 15,000 unknown names',
    breaks: asPage(Object.fromEntries(Array.from({ length: 15_000 }, (_, n) => [`name${n}`, n]))),
    says: [
      /^pages\/offers\.json:2:3 name0: unknown name "name0"/,
      /^pages\/offers\.json:1:1 \d+ more problems of this file are not listed/,
    ],
  },
  {
    name: 'a site file with 9,000 empty locations',
    breaks: (folder) => addToSite(folder, `"locations": [${'{},'.repeat(8_999)}{}]`),
    says: [/^site\.json:2:\d+ locations\[0\]\.id: missing: expected text/],
  },
  {
    name: 'site.json in Latin-1',
    breaks: (folder) => editSite(folder, 'Example Motors', latin1('Café Motors')),
    says: [/^site\.json:\d+:15 the byte 0xe9 is not UTF-8; save the file in the encoding UTF-8/],
  },
  {
    name: 'a page in Latin-1, after a replacement character',
    breaks: (folder) =>
      put(
        folder,
        'pages/offers.json',
        Buffer.concat([Buffer.from('{\n"a": "\uFFFD é '), latin1('é"}')]),
      ),
    says: ['pages/offers.json:2:11 the byte 0xe9 is not UTF-8'],
  },
  {
    name: 'a page in UTF-16',
    breaks: (folder) => put(folder, 'pages/offers.json', Buffer.from('\uFEFF{ }', 'utf16le')),
    says: ['pages/offers.json:1:1 the byte 0xff is not UTF-8'],
  },
  {
    name: 'a content file that ends within a character',
    breaks: (folder) =>
      put(folder, 'content/offers.json', Buffer.from('{ "a": "€').subarray(0, -1)),
    says: ['content/offers.json:1:9 the byte 0xe2 is not UTF-8'],
  },
  {
    name: 'a byte order mark before an error',
    breaks: inPage('\uFEFF{ "a": 1, }'),
    says: ['pages/offers.json:1:9 remove this comma'],
  },
  {
    name: 'a NUL byte in a page',
    breaks: inPage('{ "route": "/off\0ers" }'),
    says: ['pages/offers.json:1:12 this text holds a control character or a line end'],
  },
  {
    name: 'an escaped NUL in a page',
    breaks: inPage('{ "schemaVersion": 3, "route": "/a", "title": "a\\u0000b", "blocks": [] }'),
    says: ['pages/offers.json:1:49 this text holds the control character U+0000'],
  },
  {
    name: 'an escaped NUL in the name of a site',
    breaks: (folder) => editSite(folder, 'Example Motors', 'Example\\u0000Motors'),
    says: [/^site\.json:\d+:19 this text holds the control character U\+0000/],
  },
  {
    name: 'an escape sequence of a terminal in a page',
    breaks: inPage('{ "title": "\\u001b[31mred" }'),
    says: ['pages/offers.json:1:13 this text holds the control character U+001B'],
  },
  {
    name: 'half a surrogate pair',
    breaks: inPage('{ "title": "\\ud83d" }'),
    says: ['pages/offers.json:1:13 this text holds half of a character'],
  },
  {
    name: 'a name with line ends, which would make lines of its own',
    breaks: asPage({ 'a\ntenants/corner/site.json:1:1 fine': 1 }),
    says: [/^pages\/offers\.json:2:3 a\\u000atenants\/corner.* unknown name "a\\u000atenants/],
  },
  {
    name: 'a name twice in site.json',
    breaks: (folder) => addToSite(folder, '"name": "Other"'),
    says: [/^site\.json:\d+:3 "name" is written twice in this object; the last would win/],
  },
  {
    name: '__proto__ in site.json',
    breaks: (folder) => addToSite(folder, '"__proto__": { "flags": {} }'),
    says: ['site.json:2:3 "__proto__" cannot be the name of a field; remove it'],
  },
  {
    name: '__proto__ in the props of a block',
    breaks: inPage(
      '{ "schemaVersion": 3, "route": "/a", "blocks": [\n{ "id": "a", "block": "section-heading", "props": { "__proto__": { "text": "x" } } }] }',
    ),
    says: ['pages/offers.json:2:53 "__proto__" cannot be the name of a field'],
  },
  {
    name: 'a slot called constructor',
    breaks: asPage(
      page('/offers', [{ id: 'a', block: 'sidebar-layout', slots: { constructor: [] } }]),
    ),
    says: [
      /^pages\/offers\.json:\d+:\d+ blocks\[0\]\.slots\.constructor: "sidebar-layout" has no slot/,
    ],
  },
  {
    name: 'a number too large for a number',
    breaks: inPage('{ "schemaVersion": 1e999, "route": "/a", "blocks": [] }'),
    says: ['pages/offers.json:1:20 schemaVersion: expected 3, found a number too large to read'],
  },
  {
    name: 'a setting too large for a number',
    breaks: (folder) => addToSite(folder, '"constants": { "newTagDays": -1e999 }'),
    says: [
      'site.json:2:32 constants.newTagDays: expected a whole number from 0 to 90, found a number too large to read',
    ],
  },
  {
    name: 'a number of 5,000 digits',
    breaks: (folder) => addToSite(folder, `"stockCount": ${'9'.repeat(5_000)}`),
    says: ['site.json:2:17 stockCount: expected a whole number from 0 to 10000000'],
  },
  {
    name: 'a page that is a list',
    breaks: inPage('[]'),
    says: ['pages/offers.json:1:1 expected an object of schemaVersion, route, blocks, found []'],
  },
  {
    name: 'a page that is null',
    breaks: inPage('null'),
    says: ['pages/offers.json:1:1 expected an object of schemaVersion, route, blocks, found null'],
  },
  {
    name: 'a site file that is a text',
    breaks: (folder) => put(folder, 'site.json', '"harbour"'),
    says: [/^site\.json:1:1 expected an object of .*, found "harbour"/],
  },
  {
    name: 'a site file that is null',
    breaks: (folder) => put(folder, 'site.json', 'null'),
    says: [/^site\.json:1:1 .*expected an object of .*, found null/],
  },
  {
    name: 'a content file that is not JSON',
    breaks: (folder) => put(folder, 'content/teams.json', '{ "a" }'),
    says: [/^content\/teams\.json:1:\d+ a ":" is missing between name and value/],
  },
]
