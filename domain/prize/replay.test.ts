import { expect, test } from 'vitest'
import { drawPrize } from './draw.ts'
import { type AuditedDraw, replay } from './replay.ts'

/** Draws of a wheel of two prizes, of which three and two are left. */
function audit(): AuditedDraw[] {
  const prizes = [
    { id: 'a', weight: 2, stock: 3, given: 0 },
    { id: 'b', weight: 1, stock: 2, given: 0 },
  ]
  return ['000000000000', '000000000002', '000000000001'].map((digits, at) => {
    const before = prizes.map((prize) => ({ ...prize }))
    const drawn = drawPrize(before, () => digits)
    if (!drawn) throw new Error('expected a prize')
    for (const prize of prizes) if (prize.id === drawn.segment) prize.given += 1
    return { n: at + 1, prizes: before, ...drawn }
  })
}

const differences = (draws: readonly AuditedDraw[]) => {
  const add = replay()
  return draws.flatMap((draw) => add(draw)).map(({ n, why }) => `${n}: ${why}`)
}
const changed = (at: number, change: (draw: AuditedDraw) => Partial<AuditedDraw>) =>
  audit().map((draw, index) => (index === at ? { ...draw, ...change(draw) } : draw))

test('the audit of a wheel draws each of its results again (D32)', () => {
  expect(audit().map(({ segment }) => segment)).toEqual(['a', 'b', 'a'])
  expect(differences(audit())).toEqual([])
})

test('a wheel whose stock or weights were changed between draws is no difference (D32)', () => {
  const more = changed(2, ({ prizes }) => ({
    prizes: [...prizes, { id: 'c', weight: 0, stock: 9, given: 0 }].map((prize) => ({
      ...prize,
      stock: 9,
    })),
  }))
  expect(differences(more)).toEqual([])
})

test.each([
  ['another result', changed(1, () => ({ segment: 'a' })), ['2: the digits draw b, not a']],
  ['other digits', changed(0, () => ({ random: '000000000002' })), ['1: the digits draw b, not a']],
  [
    'digits that no draw takes',
    changed(0, ({ random }) => ({ random: `${random}00` })),
    ['1: the digits draw nothing, not a'],
  ],
  ['no digits', changed(0, () => ({ random: '' })), ['1: the digits draw nothing, not a']],
  ['a draw left out', audit().slice(1), ['2: expected draw 1', '2: a is said to have been given']],
  [
    'another number of given ones',
    changed(1, ({ prizes }) => ({ prizes: prizes.map((prize) => ({ ...prize, given: 0 })) })),
    ['2: a is said to have been given 0 times, and was 1'],
  ],
])('%s is found (D32)', (_, draws, expected) => {
  const found = differences(draws)
  for (const [at, text] of expected.entries()) expect(found[at]).toContain(text)
})
