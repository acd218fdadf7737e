import { expect, test } from 'vitest'
import { blockNameOf, spelled } from './titles.ts'

test.each([
  ['Blocks/search-results', 'Blocks/Search results'],
  ['Primitives/button', 'Primitives/Button'],
  ['Rules/Trade-in wizard', 'Rules/Trade-in wizard'],
])('the title %s is shown as %s', (title, shown) => {
  expect(spelled(title)).toBe(shown)
})

test.each(['Blocks/Search results', 'Blocks/search-results'])('%s is about a block', (title) => {
  expect(blockNameOf(title)).toBe('search-results')
})

test.each(['Primitives/Button', 'Blocks', 'Rules/Price'])('%s is about no block', (title) => {
  expect(blockNameOf(title)).toBeUndefined()
})
