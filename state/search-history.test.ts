import { expect, it } from 'vitest'
import { memoryStorage } from './memory-storage.fixture.ts'
import { createSearchHistory } from './search-history.ts'

const setUp = (held = memoryStorage()) =>
  createSearchHistory({ storage: () => held, otherTabs: new EventTarget() })

const search = (refinement: string, path = '/search') => ({ path, refinement })

it('lists up to five searches, the newest first (Spec 3.20, 9.05)', () => {
  const history = setUp()
  for (const make of ['Kia', 'Ford', 'Mazda', 'Isuzu', 'Subaru', 'Toyota'])
    history.remember(search(`make=${make}`))
  expect(history.list().map(({ refinement }) => refinement)).toEqual([
    'make=Toyota',
    'make=Subaru',
    'make=Isuzu',
    'make=Mazda',
    'make=Ford',
  ])
})

it('lists a search once, and the same refinement apart on another path (Spec 3.20)', () => {
  const history = setUp()
  history.remember(search('make=Kia'))
  history.remember(search('make=Kia', '/search/used-cars'))
  history.remember(search('make=Kia'))
  expect(history.list()).toEqual([search('make=Kia'), search('make=Kia', '/search/used-cars')])
})

it('remembers between visits and drops entries of another shape', () => {
  const stored = JSON.stringify([search('make=Kia'), { path: '/search' }, 'make=Ford'])
  expect(setUp(memoryStorage({ 'search-history': stored })).list()).toEqual([search('make=Kia')])
})
