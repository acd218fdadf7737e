import { expect, it } from 'vitest'
import { memoryStorage } from './memory-storage.fixture.ts'
import { createSearchHistory } from './search-history.ts'

const setUp = (held = memoryStorage()) =>
  createSearchHistory({ storage: () => held, otherTabs: new EventTarget() })

const search = (make: string) => ({ text: make, path: '/search', refinement: `make=${make}` })

it('lists up to five searches, the newest first, until they are forgotten (Spec 3.20, 9.05)', () => {
  const history = setUp()
  for (const make of ['Kia', 'Ford', 'Mazda', 'Isuzu', 'Subaru', 'Toyota'])
    history.remember(search(make))
  expect(history.list().map(({ text }) => text)).toEqual([
    ...['Toyota', 'Subaru', 'Isuzu', 'Mazda', 'Ford'],
  ])
  history.forget()
  expect(history.list()).toEqual([])
})

it('remembers between visits and drops entries of another shape (Spec 3.20)', () => {
  const stored = JSON.stringify([search('Kia'), { path: '/search' }, 'make=Ford'])
  expect(setUp(memoryStorage({ 'search-history': stored })).list()).toEqual([search('Kia')])
})
