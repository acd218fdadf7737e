import { expect, test } from 'vitest'
import { scriptOf } from './page-script.ts'
import { blocks } from './registry.ts'

test('a page brings the least script that all its blocks do with (Spec 4.16)', () => {
  const named = (...names: string[]) => names.flatMap((name) => blocks.get(name) ?? [])
  expect(scriptOf(named('rich-text'))).toBe('none')
  expect(scriptOf(named('site-header', 'rich-text'))).toBe('actions')
  expect(scriptOf(named('site-header', 'search-results'))).toBe('runtime')
})
