import { describe, expect, test } from 'vitest'
import {
  isPastSearch,
  type PastSearch,
  pastSearchHref,
  pastSearchOf,
  withPastSearch,
} from './search-history.ts'

const search = (refinement: string, path = '/search'): PastSearch => ({
  text: refinement,
  path,
  refinement,
})
const historyOf = (...searches: PastSearch[]) =>
  searches.reduce<PastSearch[]>((history, next) => withPastSearch(history, next), [])

const makes = ['Kia', 'Ford', 'Mazda', 'Isuzu', 'Subaru', 'Toyota'].map((make) => `make=${make}`)

describe('the search history', () => {
  test.each([
    [0, []],
    [4, ['make=Isuzu', 'make=Mazda', 'make=Ford', 'make=Kia']],
    [5, ['make=Subaru', 'make=Isuzu', 'make=Mazda', 'make=Ford', 'make=Kia']],
    [6, ['make=Toyota', 'make=Subaru', 'make=Isuzu', 'make=Mazda', 'make=Ford']],
  ])('after %d searches lists at most five, newest first (Spec 3.20, 9.05)', (count, listed) => {
    const history = historyOf(...makes.slice(0, count).map((make) => search(make)))
    expect(history.map(({ refinement }) => refinement)).toEqual(listed)
  })

  test('lists a repeated search once, in its newest place (Spec 3.20)', () => {
    const [kia, ford] = [search('make=Kia'), search('make=Ford')]
    expect(historyOf(kia, ford, kia)).toEqual([kia, ford])
  })

  test('distinguishes the same refinement on another path, and the reverse (Spec 3.20)', () => {
    const used = search('make=Kia', '/search/used-cars')
    expect(historyOf(search('make=Kia'), used, search('', '/search/used-cars'))).toHaveLength(3)
  })

  test.each([
    ['a path and a refinement', { text: 'Kia', path: '/search', refinement: '' }, true],
    ['no refinement', { text: 'Kia', path: '/search' }, false],
    ['no text', { path: '/search', refinement: '' }, false],
    ['a number as text', { text: 1, path: '/search', refinement: '' }, false],
    ['no path', { text: 'Kia', refinement: 'make=Kia' }, false],
    ['a number as path', { text: 'Kia', path: 1, refinement: '' }, false],
    ['null as refinement', { text: 'Kia', path: '/search', refinement: null }, false],
    ['null', null, false],
    ['the text "null"', 'null', false],
  ])('tells whether stored data is an entry: %s (Spec 3.20)', (_, stored, isEntry) => {
    expect(isPastSearch(stored)).toBe(isEntry)
  })

  test.each([
    ['?make=Kia&sortBy=latest&view=table&page=3', '/search?make=Kia&sortBy=latest'],
    ['?page=2', '/search'],
    ['', '/search'],
    ['?query=page', '/search?query=page'],
  ])('of %s leads to %s: to the first page of the search (Spec 3.20)', (query, href) => {
    expect(pastSearchHref(pastSearchOf('Kia', '/search', query))).toBe(href)
  })
})
