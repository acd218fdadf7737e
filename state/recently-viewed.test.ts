import { expect, test } from 'vitest'
import { memoryStorage, refusedStorage } from './memory-storage.fixture.ts'
import { createRecentlyViewed } from './recently-viewed.ts'

const open = (held = memoryStorage(), storage = () => held) =>
  createRecentlyViewed({ storage, otherTabs: new EventTarget() })

test('the latest car is first, each stands once, and nine are remembered until they are cleared (Spec 2.47)', () => {
  const held = memoryStorage()
  const viewed = open(held)
  for (const id of ['a', 'b', 'c', 'a']) viewed.add(id)
  expect(open(held).list()).toEqual(['a', 'c', 'b'])
  for (const id of '123456789') viewed.add(id)
  expect(viewed.list().join('')).toBe('987654321')
  viewed.clear()
  expect(open(held).list()).toEqual([])
})

test('what another program stored, or refused storage, is no fault (Spec 4.13)', () => {
  const held = memoryStorage({ viewed: '[1,"a",null,{"id":"b"}]' })
  expect(open(held).list()).toEqual(['a'])
  held.setItem('viewed', '{"a":1}')
  expect(open(held).list()).toEqual([])
  const refused = open(held, refusedStorage)
  refused.add('c')
  expect(refused.list()).toEqual(['c'])
})
