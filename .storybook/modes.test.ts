import { expect, test } from 'vitest'
import { breakpoints, modesOf, viewports } from './modes.ts'

test('the breakpoints are the six of ui/tokens.css (Spec 9.26)', () => {
  expect(Object.values(breakpoints)).toEqual([400, 576, 768, 992, 1200, 1400])
})

test('the viewport toolbar offers a phone and each breakpoint', () => {
  expect(Object.keys(viewports)).toEqual(['phone', ...Object.keys(breakpoints)])
})

test('each story is reviewed in pictures of each tenant at 390, 768 and 1280 pixels', () => {
  const modes = modesOf(['harbour', 'kiwi'])
  expect(Object.keys(modes)).toHaveLength(6)
  expect(modes['kiwi phone']).toEqual({ tenant: 'kiwi', viewport: 390 })
  expect(modes['kiwi desktop']).toEqual({ tenant: 'kiwi', viewport: 1280 })
})
