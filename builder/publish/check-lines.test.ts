import { expect, test } from 'vitest'
import { checkLines } from './check-lines.ts'

const page = {
  findings: [],
  links: 1,
  pictures: 2,
  bytes: { html: 9_001, styles: 8_000, later: 4_000, script: 3_000 },
}
const told = (...given: Parameters<typeof checkLines>) =>
  checkLines(...given).map(({ kind, title, text }) => `${kind} ${title ?? '-'}: ${text}`)

test('the checklist has errors first, then what should be mended, then what is good (WORKSPACE 7)', () => {
  const links = {
    check: 'links',
    level: 'warning',
    path: [],
    message: 'no page answers /x',
  } as const
  const h1 = { check: 'headings', level: 'error', message: 'no first heading' } as const
  // The file's check says the same of a link that stands in a field.
  const problem = { level: 'warning', path: ['blocks', 0], message: 'no page answers /x' } as const
  const audit = {
    kind: 'audited',
    findings: [{ message: 'Links must be distinguishable', block: 'text' }],
    shift: 0.25,
  } as const
  expect(
    told(
      [problem],
      { ...page, findings: [links, h1].map((each) => ({ ...each, path: [] })) },
      audit,
    ),
  ).toEqual([
    'error -: no first heading.',
    'warning -: no page answers /x.',
    'warning -: Links must be distinguishable.',
    'warning The page jumps while it loads: Pictures without a size, or notices that come late, move what is below them.',
    'good Nothing is wrong with its fields: By the checks that every page of the site passes',
    'good It says what it is about: By its title, and to search engines by its description',
    'good Every picture says what it shows: 2 pictures',
    'good Prices say what they include: And repayments their rate',
    'good Quick to load on a phone: 24.1 kB, beside pictures and fonts',
  ])
})

test.each([
  ['missing: expected an object of src, alt', 'missing: fill in its fields.'],
  [
    'expected text or an object of text, href or an object of strong, found ""',
    'expected text, found "".',
  ],
  ['missing: expected true or false', 'missing: expected yes or no.'],
  ['expected 1 to 4, found 7', 'expected 1 to 4, found 7.'],
])('“%s” of a file is said of a form (Spec 6.04)', (message, text) => {
  const problem = { level: 'error', path: ['blocks', 0], message } as const
  expect(told([problem], undefined, undefined)[0]).toBe(`error -: ${text}`)
})

test('the field of a page that says nothing leads to itself (Spec 6.04)', () => {
  const title = { check: 'about', level: 'warning', message: 'none' } as const
  const [line] = checkLines([], { ...page, findings: [{ ...title, path: ['title'] }] }, undefined)
  expect(line).toMatchObject({ kind: 'warning', text: 'none.', problem: { path: ['title'] } })
})

test('a page that weighs too much is told by its part, and what is still looked at (Spec 1.11)', () => {
  const heavy = { ...page, bytes: { ...page.bytes, styles: 14_001 } }
  expect(told([], heavy, 'running').slice(0, 2)).toEqual([
    'warning Slow to load on a phone: 30.1 kB, beside pictures and fonts; its styles 14.1 kB of at most 14 kB. Fewer kinds of blocks weigh less.',
    'todo As a browser shows it: Looking at it in the preview…',
  ])
  expect(told([], undefined, undefined)[0]).toMatch(/^todo .*: Not looked at/)
  const below = { ...page, bytes: { ...page.bytes, styles: 14_000, later: 9_000 } }
  expect(told([], below, 'running')).toContain(
    'good Quick to load on a phone: 35.1 kB, beside pictures and fonts',
  )
})
