import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readImportGraph } from './import-graph.ts'
import { decisionsOf, namedIds, statementsOf } from './spec-ids.ts'
import { proofLines, proofsOf, summaryLines, unknownIds } from './spec-report.ts'
import { type Mention, mentionsIn } from './spec-titles.ts'

const platform = `## 4. States
- **4.01** **Price order:**
  1. **4.02** subscription price;
  2. **4.03** otherwise the text.
- **4.04** **Tile label:** NEW.

**4.05** Events:

| ID | Id |
|---|---|
| 4.06 | 14 |

## 9. Constants
- **9.01** Eight days.`

const statements = [
  ...statementsOf(platform),
  ...decisionsOf('- **D1 Tenant.** One site.\n- **D12 Reservable (4.32)**: yes'),
]

describe('the statements', () => {
  test('are paragraphs, list items and table rows, each with its parent', () => {
    expect(statements.map(({ id, parent }) => [id, parent])).toEqual(
      [
        ...[['4.01'], ['4.02', '4.01'], ['4.03', '4.01'], ['4.04'], ['4.05'], ['4.06', '4.05']],
        ...[['9.01'], ['D1'], ['D12']],
      ].map(([id, parent]) => [id, parent]),
    )
  })

  test('are listed without markup', () => {
    expect(statements[0]?.text).toBe('Price order:')
    expect(statements[5]?.text).toBe('14')
    expect(statements[8]?.text).toBe('Reservable (4.32): yes')
  })
})

test.each([
  ['one', 'shows the was-price (Spec 4.07)', ['4.07']],
  ['a list', 'is too old (Spec 5.29, 9.14)', ['5.29', '9.14']],
  ['statements and decisions', 'may be reserved (Spec 4.32, D12)', ['4.32', 'D12']],
  ['a decision alone', 'is reserved (D12)', ['D12']],
  ['a range with its ends', 'in order (Spec 4.08-4.10)', ['4.08', '4.09', '4.10']],
  ['a range of decisions', 'as settled (D11–D13)', ['D11', 'D12', 'D13']],
  ['only the first ID of a reversed range', 'odd (Spec 4.10-4.08)', ['4.10']],
  ['IDs that are the whole text', 'Spec 4.09-4.10, D14', ['4.09', '4.10', 'D14']],
  ['none outside brackets', 'Spec 4.07 costs 5.29 in a D12 body', []],
  ['none in other brackets', 'a ratio (of 4.07 to 1)', []],
])('a title names %s', (_, title, ids) => {
  expect(namedIds(title)).toEqual(ids)
})

function mentions(files: Record<string, string>): Mention[] {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-spec-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return mentionsIn(readImportGraph(folder))
}

describe('titles are read', () => {
  test.each([
    ['of a test', `test('a (Spec 4.02)', () => {})`],
    ['of a group', `describe('a (Spec 4.02)', () => {})`],
    ['of a skipped test', `it.skipIf(true)('a (Spec 4.02)', () => {})`],
    ['with expressions', `test(\`a \${b} (Spec 4.02)\`, () => {})`],
    ['over a table', `test.each([[1]])('a %d (Spec 4.02)', () => {})`],
    ['from the rows of a table', `test.each([['a (Spec 4.02)']])('%s', () => {})`],
    [
      'from a table above',
      `const rows = [{ a: 'a (Spec 4.02)' }]\ntest.each(rows)('$a', () => {})`,
    ],
  ])('%s', (_, text) => {
    expect(mentions({ 'domain/a.test.ts': text }).flatMap(({ ids }) => ids)).toEqual(['4.02'])
  })

  test('only of tests: other texts of a test file prove nothing', () => {
    expect(mentions({ 'domain/a.test.ts': `test('a', () => log('b (Spec 4.02)'))` })).toEqual([])
    expect(mentions({ 'domain/a.ts': `test('a (Spec 4.02)')` })).toEqual([])
  })

  test('of stories, with the IDs in the schema of their block', () => {
    const files = {
      'blocks/tile/schema.ts': `export default defineBlock({ spec: ['4.04', '9.01'] })`,
      'blocks/tile/tile.stories.tsx': `export const New = { name: 'New (Spec 4.04)' }`,
    }
    expect(mentions(files).map(({ kind, ids }) => [kind, ids])).toEqual([
      ['story', ['4.04']],
      ['story', ['4.04', '9.01']],
    ])
  })
})

const tested = (...ids: string[]): Mention => ({ kind: 'test', file: 'a.test.ts', title: 'a', ids })
const shown = (...ids: string[]): Mention => ({ ...tested(...ids), kind: 'story' })

describe('a statement is proven', () => {
  const proven = (...mentions: Mention[]) =>
    proofsOf(statements, mentions)
      .filter((proof) => proof.isProven)
      .map(({ statement }) => statement.id)

  test.each([
    ['by a test that names it', [tested('4.04', 'D12')], ['4.04', 'D12']],
    ['when all its parts are', [tested('4.02'), tested('4.03')], ['4.01', '4.02', '4.03']],
    ['not by some of its parts', [tested('4.02')], ['4.02']],
    ['without its parts if a test names it', [tested('4.01')], ['4.01']],
    ['not by a story', [shown('4.04')], []],
  ])('%s', (_, named, ids) => {
    expect(proven(...named)).toEqual(ids)
  })
})

test('the report lists what names each statement, and counts by section', () => {
  const proofs = proofsOf(statements, [tested('4.02'), shown('4.02', '9.01')])
  expect(proofs.flatMap(proofLines).slice(0, 4)).toEqual([
    '✗ 4.01 Price order:',
    '✓ 4.02 subscription price;',
    '    test  a.test.ts: a',
    '    story  a.test.ts: a',
  ])
  expect(summaryLines(proofs)).toEqual([
    '4: 1 of 6 proven by a test, 1 shown in a story',
    '9: 0 of 1 proven by a test, 1 shown in a story',
    'D: 0 of 2 proven by a test, 0 shown in a story',
  ])
})

test('an ID that no statement has is reported', () => {
  expect(unknownIds(statements, [tested('4.04', '4.99')])).toEqual(['4.99: a.test.ts: a'])
})
