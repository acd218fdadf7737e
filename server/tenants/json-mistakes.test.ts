import { describe, expect, it } from 'vitest'
import { linesOf, linesOfCarPage, type Mistake } from './mistakes.fixture.ts'

const mistakes: readonly Mistake[] = [
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
    name: 'a missing bracket',
    edits: [['"when": { "flag": "finance" } }]', '"when": { "flag": "finance" } }']],
    says: ['pages/car.json:11:88 a "]" is missing'],
  },
  {
    name: 'a duplicate name',
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
    says: ['pages/car.json:5:13 text must be in double quotes, not single ones'],
  },
]

describe('a page file that is not JSON is reported with line, column and correction (D3)', () => {
  it.each(mistakes)('$name', async ({ edits, says }) => {
    expect(await linesOfCarPage(edits)).toEqual(says)
  })

  const faults: Mistake['edits'] = [
    ['"index"', '"idex"'],
    ['"side": "left"', '"side": "lef"'],
    ['"columns": 3', '"columns": 9, "columns": 8'],
  ]
  const inIndex =
    'pages/car.json:5:13 robots: expected one of index, noindex, found "idex"; did you mean "index"?'
  const inSide =
    'pages/car.json:8:64 blocks[1].props.side: expected one of left, right, found "lef"; did you mean "left"?'
  const inColumns =
    'pages/car.json:10:31 blocks[1].slots.main[0].props.columns: expected a whole number from 1 to 4, found 8'
  const twice = 'pages/car.json:10:34 "columns" is written twice in this object; the last would win'

  it('and its other faults are reported in the same run (D3)', async () => {
    const comma = 'pages/car.json:3:24 a comma is missing here'
    expect(await linesOfCarPage([['"/cars/:car",', '"/cars/:car"'], ...faults])).toEqual([
      comma,
      twice,
      inIndex,
      inSide,
      inColumns,
    ])
  })

  it('and its faults before a place that cannot be read, none that follow from it (D3)', async () => {
    const torn = [['"heading": "Offers", "link"', '"heading": "Offers, "link"']] as const
    const lines = await linesOfCarPage([...torn, ...faults])
    expect(lines).toEqual([
      'pages/car.json:12:74 "link" is not JSON: text and names must be in double quotes',
      twice,
      inIndex,
      inSide,
      inColumns,
    ])
  })

  it('an empty file', async () => {
    expect(await linesOf({ 'harbour/pages/car.json': '' })).toEqual([
      'pages/car.json:1:1 the file is empty; expected { … }',
    ])
  })

  it('a folder with the name of a file, and all other files are read', async () => {
    const files = { 'harbour/pages/car.json/notes.txt': 'Ask Mia.', 'harbour/pages/info.json': '' }
    expect(await linesOf(files)).toEqual([
      'pages/car.json:1:1 cannot be read: a folder has this name',
      'pages/info.json:1:1 the file is empty; expected { … }',
    ])
  })
})
