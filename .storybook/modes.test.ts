import { expect, test } from 'vitest'
import { breakpoints, modesOf, viewports } from './modes.ts'

test('the breakpoints are the six of ui/tokens.css (Spec 9.26)', () => {
  expect(Object.values(breakpoints)).toEqual([400, 576, 768, 992, 1200, 1400])
})

test('the viewport toolbar offers the widths of a review and each breakpoint', () => {
  const reviewed = ['phone', 'tablet', 'desktop']
  expect(Object.keys(viewports)).toEqual([...reviewed, ...Object.keys(breakpoints)])
  expect(viewports).toMatchObject({ desktop: { styles: { width: '1280px' } } })
})

test('each story is reviewed in pictures of each tenant at 390, 768 and 1280 pixels', () => {
  const modes = modesOf(['harbour', 'kiwi'])
  expect(Object.keys(modes)).toHaveLength(6)
  expect(modes['kiwi phone']).toEqual({ tenant: 'kiwi', viewport: 390 })
  expect(modes['kiwi desktop']).toEqual({ tenant: 'kiwi', viewport: 1280 })
})
