import { expect, test } from 'vitest'
import { breakpoints, modesOf, viewports } from './modes.ts'

test('the breakpoints are the six of ui/tokens.css (Spec 9.26)', () => {
  expect(Object.values(breakpoints)).toEqual([400, 576, 768, 992, 1200, 1400])
})

test('the viewport toolbar offers a phone and each breakpoint', () => {
  expect(Object.keys(viewports)).toEqual(['phone', ...Object.keys(breakpoints)])
})

test('Chromatic takes a snapshot of each tenant at each breakpoint', () => {
  const modes = modesOf(['harbour', 'kiwi'])
  expect(Object.keys(modes)).toHaveLength(12)
  expect(modes['kiwi lg']).toEqual({ tenant: 'kiwi', viewport: 992 })
})
