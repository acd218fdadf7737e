import { expect, test } from 'vitest'
import { loadingMessage } from './loading-message.ts'

const first = loadingMessage(0)
const second = loadingMessage(5000)

test.each([
  ['just under 5 s the first is shown', 4999, first],
  ['at 5 s the second comes', 5000, second],
  ['just over 5 s it is shown', 5001, second],
  ['just under 10 s it is still shown', 9999, second],
  ['after the fourth the first comes again', 20_000, first],
  ['and then the second', 25_000, second],
  ['by a clock that runs behind it is the first', -1, first],
  ['after a time unknown it is the first', Number.NaN, first],
])('messages change every 5 s: %s (Spec 4.23)', (_name, elapsed, message) => {
  expect(loadingMessage(elapsed)).toBe(message)
})

test('four messages follow one another (Spec 4.23)', () => {
  const messages = [0, 5000, 10_000, 15_000].map(loadingMessage)
  expect(new Set(messages).size).toBe(4)
  expect(messages.every((message) => message.endsWith('…'))).toBe(true)
})
