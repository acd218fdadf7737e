import { expect, test } from 'vitest'
import { testTitles } from './spec-plugin.ts'

const file = 'a.test.ts'

test('each ID has the titles of the tests that name it, once, without IDs; no title of a table', () => {
  const titles = testTitles([
    { kind: 'test', file, title: 'a sold car is grey (Spec 4.01, 4.03)', ids: ['4.01', '4.03'] },
    { kind: 'test', file, title: 'a sold car is grey (Spec 4.01)', ids: ['4.01'] },
    { kind: 'test', file, title: 'a price of %s is $name (Spec 4.01)', ids: ['4.01'] },
    { kind: 'story', file, title: 'New (Spec 4.01)', ids: ['4.01'] },
  ])
  expect(titles).toEqual({ '4.01': ['a sold car is grey'], '4.03': ['a sold car is grey'] })
})
