import { describe, expect, it } from 'vitest'
import { formatProblem } from './file-problem.ts'
import { fixtureRegistry, fixtureSite, fixtureTenants } from './fixtures.ts'
import { loadTenants } from './load.ts'

const carPage = `{
  "schemaVersion": 1,
  "route": "/cars/:car",
  "title": "{car.make} | {site.name}",
  "robots": "index",
  "blocks": [
    { "id": "header", "block": "site-header" },
    { "id": "body", "block": "two-columns", "props": { "side": "left" }, "slots": {
      "main": [{ "id": "gallery", "block": "car-gallery",
        "props": { "columns": 3 } }],
      "side": [{ "id": "small", "block": "car-gallery", "when": { "flag": "finance" } }] } },
    { "id": "offers", "block": "offers", "props": { "heading": "Offers", "link": { "to": "page", "route": "/" } } }
  ]
}
`

/** What the check says of these files, a line each, without the folder. */
async function linesOf(files: Readonly<Record<string, unknown>>): Promise<string[]> {
  await using tenants = await fixtureTenants(files)
  const { problems } = await loadTenants(tenants.root, fixtureRegistry)
  return problems.map((problem) => formatProblem(problem).replace(/^tenants\/harbour\//, ''))
}

interface Mistake {
  readonly name: string
  /** What is written instead of what. */
  readonly edits: readonly (readonly [from: string, to: string])[]
  readonly says: readonly string[]
}

const needsCar = (binds: string) =>
  [
    ['9:44', 'main'],
    ['11:42', 'side'],
  ].map(
    ([place, slot]) =>
      `pages/car.json:${place} blocks[1].slots.${slot}[0].block: "car-gallery" needs a car, and the route ${binds} binds none; put it on a route with ":car"`,
  )

const mistakes: readonly Mistake[] = [
  { name: 'nothing wrong', edits: [], says: [] },
  {
    name: 'a number out of range',
    edits: [['"columns": 3', '"columns": 7']],
    says: [
      'pages/car.json:10:31 blocks[1].slots.main[0].props.columns: expected a whole number from 1 to 4, found 7',
    ],
  },
  {
    name: 'a number as text',
    edits: [['"columns": 3', '"columns": "3"']],
    says: [
      'pages/car.json:10:31 blocks[1].slots.main[0].props.columns: expected a whole number from 1 to 4, found "3"',
    ],
  },
  {
    name: 'an unknown block',
    edits: [['"gallery", "block": "car-gallery"', '"gallery", "block": "car-galery"']],
    says: [
      'pages/car.json:9:44 blocks[1].slots.main[0].block: there is no block "car-galery"; did you mean "car-gallery"?',
    ],
  },
  {
    name: 'a block that is like none',
    edits: [['"gallery", "block": "car-gallery"', '"gallery", "block": "wheel"']],
    says: [
      'pages/car.json:9:44 blocks[1].slots.main[0].block: there is no block "wheel"; there are car-gallery, offers, site-header, two-columns',
    ],
  },
  {
    name: 'a misspelt prop that must be given',
    edits: [['"heading": "Offers"', '"heding": "Offers"']],
    says: [
      'pages/car.json:12:53 blocks[2].props.heding: unknown name "heding"; did you mean "heading"?',
    ],
  },
  {
    name: 'an unknown prop',
    edits: [['"columns": 3', '"colums": 3']],
    says: [
      'pages/car.json:10:20 blocks[1].slots.main[0].props.colums: unknown name "colums"; did you mean "columns"?',
    ],
  },
  {
    name: 'a missing prop',
    edits: [['"heading": "Offers", ', '']],
    says: ['pages/car.json:12:51 blocks[2].props.heading: missing: expected text'],
  },
  {
    name: 'an unknown flag',
    edits: [['"finance"', '"finanse"']],
    says: [
      expect.stringMatching(
        /^pages\/car\.json:11:75 blocks\[1\]\.slots\.side\[0\]\.when\.flag: expected one of finance, .+, found "finanse"; did you mean "finance"\?$/,
      ),
    ],
  },
  {
    name: 'an unknown slot',
    edits: [['"side": [{', '"aside": [{']],
    says: [
      'pages/car.json:11:7 blocks[1].slots.aside: "two-columns" has no slot "aside"; did you mean "side"?',
    ],
  },
  {
    name: 'a record that the route does not bind',
    edits: [
      ['/cars/:car', '/cars'],
      ['{car.make} | ', ''],
    ],
    says: needsCar('/cars'),
  },
  {
    name: 'a parameter that binds nothing',
    edits: [
      ['/cars/:car', '/cars/:cra'],
      ['{car.make} | ', ''],
    ],
    says: [
      'pages/car.json:3:12 route: ":cra" binds no record; did you mean "car"?',
      ...needsCar('/cars/:cra'),
    ],
  },
  {
    name: 'a title that names what the car has not',
    edits: [['{car.make}', '{car.mkae}']],
    says: ['pages/car.json:4:14 title: {car.mkae}: car has no "mkae"; did you mean "make"?'],
  },
  {
    name: 'a title that names what the page has not',
    edits: [['{car.make}', '{offer.name}']],
    says: [
      'pages/car.json:4:14 title: {offer.name} names nothing that this page has; it has site, search, car',
    ],
  },
  {
    name: 'a block in a slot of another role',
    edits: [['"small", "block": "car-gallery"', '"small", "block": "two-columns"']],
    says: [
      'pages/car.json:11:42 blocks[1].slots.side[0].block: "two-columns" is a section; the slot "side" takes panel blocks',
    ],
  },
  {
    name: 'an id given twice',
    edits: [['"small"', '"gallery"']],
    says: [
      'pages/car.json:11:24 blocks[1].slots.side[0].id: the id "gallery" is taken by blocks[1].slots.main[0]; give this block another',
    ],
  },
  {
    name: 'a missing id',
    edits: [['"id": "header", ', '']],
    says: [
      'pages/car.json:7:5 blocks[0].id: missing: expected a name of small letters, digits and dashes that begins with a letter',
    ],
  },
  {
    name: 'a word that is none of the choices, and an unknown name beside it',
    edits: [
      ['"side": "left"', '"side": "rigth"'],
      ['        "props"', '        "propz"'],
    ],
    says: [
      'pages/car.json:8:64 blocks[1].props.side: expected one of left, right, found "rigth"; did you mean "right"?',
      'pages/car.json:10:9 blocks[1].slots.main[0].propz: unknown name "propz"; did you mean "props"?',
    ],
  },
  {
    name: 'a field of another option of a union',
    edits: [['"route": "/" }', '"url": "/" }']],
    says: [
      'pages/car.json:12:82 blocks[2].props.link.route: missing: expected text',
      'pages/car.json:12:98 blocks[2].props.link.url: unknown name "url"; known are to, route',
    ],
  },
  {
    name: 'an option that a union does not have',
    edits: [['"to": "page"', '"to": "pages"']],
    says: [
      'pages/car.json:12:90 blocks[2].props.link.to: expected "page" or "web", found "pages"; did you mean "page"?',
    ],
  },
  {
    name: 'days in the wrong order',
    edits: [['"flag": "finance"', '"from": "2026-02-01", "until": "2026-01-31"']],
    says: [
      'pages/car.json:11:98 blocks[1].slots.side[0].when.until: the last day lies before the first day',
    ],
  },
  {
    name: 'a file of a newer format',
    edits: [['"schemaVersion": 1', '"schemaVersion": 2']],
    says: [
      'pages/car.json:2:20 schemaVersion: this file is of format 2, and this program reads up to 1; update the program',
    ],
  },
  {
    name: 'a route of the server',
    edits: [['/cars/:car', '/api/cars/:car']],
    says: [
      'pages/car.json:3:12 route: addresses under /api belong to the server; take another first part',
    ],
  },
  {
    name: 'a comma too many',
    edits: [['"columns": 3 }', '"columns": 3, }']],
    says: ['pages/car.json:10:32 remove this comma: nothing follows it before "}"'],
  },
  {
    name: 'a missing quote',
    edits: [['"robots": "index"', '"robots": "index']],
    says: ['pages/car.json:5:13 this text has no closing quote'],
  },
  {
    name: 'a missing comma',
    edits: [['"/cars/:car",', '"/cars/:car"']],
    says: ['pages/car.json:3:24 a comma is missing here'],
  },
  {
    name: 'a missing brace',
    edits: [['  ]\n}\n', '  ]\n']],
    says: ['pages/car.json:13:4 a "}" is missing'],
  },
  {
    name: 'a name written twice',
    edits: [['"columns": 3', '"columns": 3, "columns": 2']],
    says: ['pages/car.json:10:34 "columns" is written twice in this object; the last would win'],
  },
  {
    name: 'a comment',
    edits: [['  "blocks"', '  // blocks\n  "blocks"']],
    says: ['pages/car.json:6:3 JSON has no comments: remove it'],
  },
  {
    name: 'single quotes',
    edits: [['"index"', "'index'"]],
    says: ['pages/car.json:5:13 text stands in double quotes, not single ones'],
  },
  {
    name: 'several faults at once, each told',
    edits: [
      ['"title"', '"titel"'],
      ['"site-header"', '"siteheader"'],
      ['"columns": 3', '"columns": 0, "x": 1'],
    ],
    says: [
      'pages/car.json:4:3 titel: unknown name "titel"; did you mean "title"?',
      'pages/car.json:7:32 blocks[0].block: there is no block "siteheader"; did you mean "site-header"?',
      'pages/car.json:10:31 blocks[1].slots.main[0].props.columns: expected a whole number from 1 to 4, found 0',
      'pages/car.json:10:34 blocks[1].slots.main[0].props.x: unknown name "x"; known are columns',
    ],
  },
]

describe('a mistake in a page file is told with line, column and what to write (D3)', () => {
  it.each(mistakes)('$name', async ({ edits, says }) => {
    const text = edits.reduce((page, [from, to]) => {
      expect(page).toContain(from)
      return page.replace(from, to)
    }, carPage)
    expect(await linesOf({ 'harbour/pages/car.json': text })).toEqual(says)
  })

  it('an empty file', async () => {
    expect(await linesOf({ 'harbour/pages/car.json': '' })).toEqual([
      'pages/car.json:1:1 the file is empty; expected { … }',
    ])
  })
})

const changed = (...changes: object[]) => ({
  'harbour/pages/home.json': { schemaVersion: 1, route: '/', changes },
})

describe('a mistake in a changed page is told at the change that brought it (D2)', () => {
  it.each([
    {
      name: 'a prop out of range',
      files: changed({ set: 'offers', props: { limit: 99 } }),
      says: [
        'pages/home.json:8:18 changes[0].props.limit: expected a whole number from 1 to 12, found 99',
      ],
    },
    {
      name: 'a block whose record the page does not have',
      files: changed({ insert: { id: 'photos', block: 'car-gallery' }, at: 'end' }),
      says: [
        'pages/home.json:8:18 changes[0].insert.block: "car-gallery" needs a car, and the route / binds none; put it on a route with ":car"',
      ],
    },
    {
      name: 'a block that the template has no more',
      files: changed({ remove: 'hero' }),
      says: [
        'pages/home.json:5:5 changes[0]: there is no block "hero" in the template any more; delete this change',
      ],
    },
    {
      name: 'an id that the template has too',
      files: changed({ insert: { id: 'offers', block: 'offers' }, at: 'end' }),
      says: [
        'pages/home.json:5:5 changes[0]: the page has a block "offers" already; give this block another id, or replace this change by { "set": "offers", … }',
      ],
    },
    {
      name: 'a change of no kind',
      files: changed({ delete: 'offers' }, { removed: 'offers' }),
      says: [
        'pages/home.json:5:5 changes[0]: expected one of set, remove, insert, move, found delete',
        'pages/home.json:8:5 changes[1]: expected one of set, remove, insert, move, found removed; did you mean "remove"?',
      ],
    },
    {
      name: 'a move to nowhere',
      files: changed({ move: 'offers' }),
      says: [
        'pages/home.json:5:5 changes[0]: says where with exactly one of "after", "before", "into" with "slot", or "at"',
      ],
    },
    {
      name: 'a page that the template has not',
      files: { 'harbour/pages/home.json': { schemaVersion: 1, route: '/hme', changes: [] } },
      says: [
        'pages/home.json:3:12 route: the template "plain" has no page /hme to change; it has /',
      ],
    },
  ])('$name', async ({ files, says }) => {
    expect(await linesOf(files)).toEqual(says)
  })

  it('what is gone is a warning and the page still answers (D2)', async () => {
    await using tenants = await fixtureTenants(changed({ remove: 'hero' }, { remove: 'offers' }))
    const loaded = await loadTenants(tenants.root, fixtureRegistry)
    expect(loaded.problems.map(({ level }) => level)).toEqual(['warning'])
    const entry = loaded.tenants.get('harbour')?.pages.get('/')
    expect(entry?.ok && entry.page.blocks.map(({ id }) => id)).toEqual(['header'])
  })
})

const site = (change: object) => ({ 'harbour/site.json': { ...fixtureSite, ...change } })

describe('a mistake in a site file is told with line, column and what to write (Spec 3.35)', () => {
  it.each([
    {
      name: 'an unknown flag (D4)',
      files: site({ flags: { finance: true, reserveonline: true } }),
      says: [
        'site.json:19:5 flags.reserveonline: unknown name "reserveonline"; did you mean "reserveOnline"?',
      ],
    },
    {
      name: 'a flag that is neither on nor off (D4)',
      files: site({ flags: { finance: 'yes' } }),
      says: ['site.json:18:16 flags.finance: expected true or false, found "yes"'],
    },
    {
      name: 'a stock filter that does not parse, at its column (D9)',
      files: site({ stockFilter: 'make = "Land Rover" AND prise > 0' }),
      says: [
        expect.stringMatching(/^site\.json:17:45 stockFilter: column 25 of the filter: .*"?price/),
      ],
    },
    {
      name: 'an unknown template (D2)',
      files: site({ template: 'plian' }),
      says: ['site.json:5:15 template: there is no template "plian"; did you mean "plain"?'],
    },
    {
      name: 'a slug that is not its folder (D1)',
      files: site({ slug: 'harbor' }),
      says: ['site.json:2:11 slug: expected "harbour", the name of the folder, found "harbor"'],
    },
    {
      name: 'a colour that does not read (Spec 1.11)',
      files: site({ theme: { ...fixtureSite.theme, colours: { 'neutral-12': '#9a9a9a' } } }),
      says: [
        expect.stringMatching(
          /^site\.json:13:21 theme\.colours\.neutral-12: neutral-12 "#9a9a9a" on neutral-5 "#[0-9a-f]{6}" has a contrast of 2\.\d+:1, expected at least 4\.5:1$/,
        ),
      ],
    },
    {
      name: 'a colour that is none',
      files: site({ theme: { brand: 'navy', accent: '#ff6a3d' } }),
      says: ['site.json:10:14 theme.brand: expected a colour such as #0b2a4a, found "navy"'],
    },
    {
      name: 'a colour of no token',
      files: site({ theme: { ...fixtureSite.theme, colours: { 'neutral-13': '#9a9a9a' } } }),
      says: [
        'site.json:13:7 theme.colours.neutral-13: unknown name "neutral-13"; did you mean "neutral-1"?',
      ],
    },
    {
      name: 'a logo of neither kind',
      files: site({ logo: { image: '/media/logo.svg' } }),
      says: ['site.json:6:11 logo.alt: missing: expected text of at least 1 character'],
    },
    {
      name: 'an unknown search filter (Spec 3.20)',
      files: site({ searchFilters: ['make', 'modle'] }),
      says: [
        expect.stringMatching(
          /^site\.json:19:5 searchFilters\[1\]: expected one of .*, found "modle"; did you mean "model"\?$/,
        ),
      ],
    },
    {
      name: 'a menu that leads to no page (Spec 2.32)',
      files: site({ menu: { groups: [{ label: 'Finance', href: '/finance' }] } }),
      says: ['site.json:21:17 menu.groups[0].href: no page of this site answers /finance'],
    },
  ])('$name', async ({ files, says }) => {
    expect(await linesOf(files)).toEqual(says)
  })
})
