import { expect, test } from 'vitest'
import type { PageNodeFile } from '#pages/page.ts'
import { type BlockKind, blockMisfit, fittingSpot, misfit } from './fit.ts'
import { fieldOf, nextProblem } from './problems.ts'

const kind = (name: string, role: string, rest: Partial<BlockKind> = {}): BlockKind => ({
  name,
  title: name,
  role,
  needs: [],
  slots: {},
  ...rest,
})
const columns = kind('columns', 'section', {
  slots: { main: { title: 'Main column', accepts: ['panel'] } },
})
const panel = kind('text', 'panel')
const estimate = kind('estimate', 'section', { needs: ['car'] })
const kinds = new Map([columns, panel, estimate].map((each) => [each.name, each]))
const page = { route: '/', blocks: [{ id: 'body', block: 'columns' }] }
const main = { parent: 'body', slot: 'main' }

test.each([
  ['a section on the page', columns, page, {}, undefined],
  ['a panel in a slot for panels', panel, page, main, undefined],
  [
    'a panel on the page itself',
    panel,
    page,
    {},
    /^"text" is a panel; the page takes .* the slot "Main column" of "columns"$/,
  ],
  [
    'a section in that slot',
    columns,
    page,
    main,
    /^"columns" is a section; the slot "Main column" takes panel blocks/,
  ],
  [
    'a block that needs a car elsewhere',
    estimate,
    page,
    {},
    /^"estimate" needs a car, and the route \/ binds none/,
  ],
  ['the same on a car’s page', estimate, { ...page, route: '/cars/:car' }, {}, undefined],
  [
    'a place that is not there',
    panel,
    page,
    { parent: 'body', slot: 'constructor' },
    /^There is no such place/,
  ],
])('%s is told why it does not fit, or does (WORKSPACE 7)', (_what, block, on, place, reason) => {
  const says = misfit(block, on, place, kinds)
  if (reason) expect(says).toMatch(reason)
  else expect(says).toBeUndefined()
})

const after = { index: 1 }
const inside = { ...main, index: 0 }
test.each([
  ['a section goes after the selected block', columns, after, undefined],
  ['a panel goes into it', panel, inside, undefined],
  ['what fits nowhere is refused as after it', estimate, after, /needs a car/],
])('of two places %s (Spec 6.04)', (_what, block, spot, reason) => {
  const found = fittingSpot([after, inside], (at) => misfit(block, page, at, kinds))
  expect(found.spot).toEqual(spot)
  if (reason) expect(found.why).toMatch(reason)
  else expect(found.why).toBeUndefined()
})

test('a block does not fit with what is inside it, nor inside itself, nor deeper than pages are', () => {
  const body = { id: 'body', block: 'columns' }
  expect(blockMisfit(body, page, main, kinds)).toBe('A block cannot be inside itself')
  const withCar = { id: 'b', block: 'columns', slots: { main: [{ id: 'c', block: 'estimate' }] } }
  expect(blockMisfit(withCar, page, {}, kinds)).toMatch(/^"estimate" needs a car/)
  expect(blockMisfit({ id: 'x', block: 'gone' }, page, {}, kinds)).toBe('There is no block "gone"')
  const deep = Array.from({ length: 30 }).reduce<PageNodeFile>(
    (inner, _, index) => ({ id: `d${index}`, block: 'columns', slots: { main: [inner] } }),
    { id: 'leaf', block: 'text' },
  )
  expect(blockMisfit(deep, page, {}, kinds)).toBe('Blocks are at most 30 deep inside each other')
})

test.each([
  [['title'], { of: 'page', path: ['title'] }],
  [['blocks', 1, 'props', 'points', 1], { of: 'props', path: ['points', 1] }],
  [
    ['blocks', 1, 'slots', 'main', 0, 'slots', 'side', 2, 'when', 'until'],
    { of: 'when', path: ['until'] },
  ],
  [['blocks', 1, 'slots', 'main', 0, 'block'], { of: 'block', path: ['block'] }],
  [['blocks', 1, 'props', 'slots', 'main', 0], { of: 'props', path: ['slots', 'main', 0] }],
])('the problem at %j is one of %o', (path, field) => {
  expect(fieldOf({ path })).toEqual(field)
})

test('F8 goes through the errors, then the warnings, and begins again (WORKSPACE 4)', () => {
  const [warning, first, second] = [
    { level: 'warning' as const },
    { level: 'error' as const },
    { level: 'error' as const },
  ]
  const all = [warning, first, second]
  expect(nextProblem(all, undefined)).toBe(first)
  expect(nextProblem(all, first)).toBe(second)
  expect(nextProblem(all, second)).toBe(warning)
  expect(nextProblem(all, warning)).toBe(first)
  expect(nextProblem([], first)).toBeUndefined()
})
