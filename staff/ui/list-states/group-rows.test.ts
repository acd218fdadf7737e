import { expect, test } from 'vitest'
import { groupRows } from './group-rows.ts'

const rowsOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => ({ id: `row-${from + at}` }))
const flat = (groups: ReturnType<typeof groupRows>) => groups.flatMap(({ rows }) => rows)

test('rows are in groups of fifty, in their order (Spec 6.03)', () => {
  const rows = rowsOf(0, 120)
  const groups = groupRows(rows, [])
  expect(groups.map(({ id, rows }) => [id, rows.length])).toEqual([
    ['row-0', 50],
    ['row-50', 50],
    ['row-100', 20],
  ])
  expect(flat(groups)).toEqual(rows)
  expect(groupRows([], groups)).toEqual([])
})

test('groups stay the same objects where rows come below, above or change elsewhere (Spec 6.03)', () => {
  const rows = rowsOf(0, 150)
  const groups = groupRows(rows, [])
  const below = [...rows, ...rowsOf(150, 200)]
  const longer = groupRows(below, groups)
  expect(longer.slice(0, 3)).toEqual(groups)
  for (const [at, group] of groups.entries()) expect(longer[at]).toBe(group)

  const above = [...rowsOf(900, 903), ...below]
  const taller = groupRows(above, longer)
  expect(taller[0]?.rows).toHaveLength(3)
  for (const [at, group] of longer.entries()) expect(taller[at + 1]).toBe(group)
  expect(flat(taller)).toEqual(above)

  // One row is another object: its group is, too, and no other.
  const changed = above.map((row) => (row.id === 'row-60' ? { ...row } : row))
  const after = groupRows(changed, taller)
  expect(flat(after)).toEqual(changed)
  expect(after.filter((group, at) => group !== taller[at]).map(({ id }) => id)).toEqual(['row-50'])
})

test('rows that left or stand in another order are grouped anew (Spec 6.03)', () => {
  const rows = rowsOf(0, 150)
  const groups = groupRows(rows, [])
  const fewer = rows.filter(({ id }) => id !== 'row-0')
  const after = groupRows(fewer, groups)
  expect(flat(after)).toEqual(fewer)
  expect(after.slice(1)).toEqual(groups.slice(1))
  const turned = rows.toReversed()
  const backwards = groupRows(turned, groups)
  expect(flat(backwards)).toEqual(turned)
  expect(backwards).toHaveLength(3)
})
