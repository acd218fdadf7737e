import { expect, test } from 'vitest'
import { checkLines } from './check-lines.ts'

const page = {
  findings: [],
  links: 1,
  pictures: 2,
  bytes: { html: 9_001, styles: 12_000, script: 3_000 },
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
    'warning It jumps while it loads: Layout shift 0.25, of at most 0.1: pictures without a size, or late notices.',
    'good Nothing is wrong with its fields: By the checks that every page of the site passes',
    'good Every picture says what it shows: 2 pictures',
    'good Prices say what they include: And repayments their rate',
    'good Light enough: 10 kB of HTML, 12 kB of styles, 3 kB of script',
  ])
})

test('a page that weighs too much is told by its part, and what is still looked at (Spec 1.11)', () => {
  const heavy = { ...page, bytes: { ...page.bytes, styles: 14_001 } }
  expect(told([], heavy, 'running').slice(0, 2)).toEqual([
    'warning A heavy page: 10 kB of HTML, 15 kB of styles, 3 kB of script; at most 14 kB of styles is quick on a phone: fewer kinds of blocks weigh less.',
    'todo As a browser shows it: Looking at it in the preview…',
  ])
  expect(told([], undefined, undefined)[0]).toMatch(/^todo .*: Not looked at/)
})
