import { describe, expect, it } from 'vitest'
import { linesOfCarPage, type Mistake } from './mistakes.fixture.ts'

const needsCar = (binds: string) =>
  [
    ['9:44', 'main'],
    ['11:42', 'side'],
  ].map(
    ([place, slot]) =>
      `pages/car.json:${place} blocks[1].slots.${slot}[0].block: "car-gallery" needs a car, and the route ${binds} binds none; put it on a route with ":car"`,
  )

const mistakes: readonly Mistake[] = [
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
    name: 'former addresses that cannot lead to the page',
    edits: [['"/cars/:car"', '"/cars/:car", "movedFrom": ["/cars/:car", "/old"]']],
    says: [
      'pages/car.json:3:40 movedFrom[0]: /cars/:car is an address of this page, which cannot lead to itself',
      'pages/car.json:3:54 movedFrom[1]: /old has no ":car", which the page\'s route /cars/:car needs',
    ],
  },
  {
    name: 'a title with an unknown field of the car',
    edits: [['{car.make}', '{car.mkae}']],
    says: ['pages/car.json:4:14 title: {car.mkae}: car has no "mkae"; did you mean "make"?'],
  },
  {
    name: 'a title with a record that the page does not bind',
    edits: [['{car.make}', '{offer.name}']],
    says: [
      'pages/car.json:4:14 title: {offer.name} names nothing that this page has; it has site, search, car',
    ],
  },
  {
    name: 'a file of a newer format',
    edits: [['"schemaVersion": 3', '"schemaVersion": 4']],
    says: [
      'pages/car.json:2:20 schemaVersion: this file is of format 4, but this program reads formats up to 3; update the program',
    ],
  },
  {
    name: 'a route of the server',
    edits: [['/cars/:car', '/api/cars/:car']],
    says: [
      'pages/car.json:3:12 route: paths under /api belong to the server; use another first part',
    ],
  },
  {
    name: 'several mistakes at once, each reported',
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

describe('a mistake in a page’s own fields is reported with line, column and correction (D3)', () => {
  it.each(mistakes)('$name', async ({ edits, says }) => {
    expect(await linesOfCarPage(edits)).toEqual(says)
  })
})
