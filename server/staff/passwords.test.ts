import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { passwordCost, passwords } from './passwords.ts'
import { turns } from './turns.ts'

const cheap = { blocks: 10, passes: 1 }

test('a password matches its own hash alone, however its letters are composed (Spec 6.03)', async () => {
  const { hash, matches } = passwords(cheap)
  const stored = await hash('caf\u00e9 at the corner')
  expect(stored).not.toContain('corner')
  expect(await hash('caf\u00e9 at the corner')).not.toBe(stored)
  expect(await matches('cafe\u0301 at the corner', stored)).toBe(true)
  expect(await matches('cafe at the corner', stored)).toBe(false)
  expect(await matches('caf\u00e9 at the corner', undefined)).toBe(false)
})

test('a hash says what it cost, so that a later cost leaves it valid (Spec 6.03)', async () => {
  const stored = await passwords(cheap).hash('correct horse battery')
  expect(await passwords(passwordCost).matches('correct horse battery', stored)).toBe(true)
})

test('a hash costs what OWASP asks of scrypt: 2^17 blocks in all (Spec 6.03)', () => {
  expect(2 ** passwordCost.blocks * passwordCost.passes).toBeGreaterThanOrEqual(3 * 2 ** 15)
})

test('two hash at once, thirty wait in their order, more are refused (Spec 6.03)', async () => {
  const { hash } = passwords(cheap)
  const answers = await Promise.allSettled(Array.from({ length: 40 }, () => hash('correct horse')))
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(8)
  for (const answer of refused) {
    expect(answer).toMatchObject({ reason: { status: 503, code: 'busy', retryAfter: 5 } })
  }
  // None is refused for those that were.
  expect(await hash('correct horse')).toContain('scrypt')
})

test('work is done at most two at a time, in its order, also after a failure', async () => {
  const inTurn = turns(2, 10)
  const ends: (() => void)[] = []
  const begun: number[] = []
  let most = 0
  const work = (n: number) =>
    inTurn(async () => {
      begun.push(n)
      most = Math.max(most, begun.length - ended)
      await new Promise<void>((resolve) => ends.push(resolve))
      ended++
      if (n === 1) throw new Error('one fails')
    }).catch(() => undefined)
  let ended = 0
  const all = Promise.all([0, 1, 2, 3, 4].map(work))
  while (ended < 5) {
    ends.shift()?.()
    await setImmediate()
  }
  await all
  expect(begun).toEqual([0, 1, 2, 3, 4])
  expect(most).toBe(2)
})
