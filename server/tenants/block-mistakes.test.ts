import { describe, expect, it } from 'vitest'
import { linesOfCarPage, type Mistake } from './mistakes.fixture.ts'

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
    name: 'an unknown block without a similar name',
    edits: [['"gallery", "block": "car-gallery"', '"gallery", "block": "wheel"']],
    says: [
      'pages/car.json:9:44 blocks[1].slots.main[0].block: there is no block "wheel"; there are car-gallery, offers, site-header, two-columns',
    ],
  },
  {
    name: 'a misspelt required prop',
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
    name: 'a slot with a name that every object has',
    edits: [['"side": [{', '"constructor": [{']],
    says: [
      'pages/car.json:11:7 blocks[1].slots.constructor: "two-columns" has no slot "constructor"; it has main, side',
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
    name: 'a block in a slot of another role',
    edits: [['"small", "block": "car-gallery"', '"small", "block": "two-columns"']],
    says: [
      'pages/car.json:11:42 blocks[1].slots.side[0].block: "two-columns" is a section; the slot "side" takes panel blocks, a section stands in the page or the slot "main" of "two-columns"',
    ],
  },
  {
    name: 'a duplicate id',
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
    name: 'an unlisted value, and an unknown name beside it',
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
]

describe('a mistake in a block of a page is reported with line, column and correction (D3)', () => {
  it.each(mistakes)('$name', async ({ edits, says }) => {
    expect(await linesOfCarPage(edits)).toEqual(says)
  })
})
