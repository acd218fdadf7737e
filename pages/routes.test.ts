import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { routeFaults, routeTable } from './routes.ts'

const routes = [
  '/:model',
  '/finance',
  '/',
  '/cars/:car',
  '/cars/trade-in',
  '/search/:scope/:within',
  '/search/:scope',
  '/search',
  '/404',
]

const tableOf = (list: readonly string[]) =>
  routeTable(list.map((route): [string, { route: string }] => [route, { route }]))

const found = (list: readonly string[], path: string) =>
  Array.from(tableOf(list)(path), ({ entry, params }) => [entry.route, params])

describe('routes', () => {
  it('match a literal part before a parameter, then the parameter (Spec 2.16)', () => {
    expect(found(routes, '/finance')).toEqual([
      ['/finance', {}],
      ['/:model', { model: 'finance' }],
    ])
    expect(found(routes, '/cars/trade-in').map(([route]) => route)).toEqual([
      '/cars/trade-in',
      '/cars/:car',
    ])
    expect(found(routes, '/')).toEqual([['/', {}]])
  })

  it('match the same in any order (Spec 2.16, 2.17)', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(routes, { minLength: routes.length }),
        fc.constantFrom('/finance', '/hilux', '/cars/trade-in', '/search/toyota', '/search/a/b'),
        (order, path) => {
          expect(found(order, path)).toEqual(found(routes, path))
        },
      ),
    )
  })

  it('decode their parameters, and leave a malformed one as it is (Spec 2.17)', () => {
    expect(found(routes, '/search/land%20rover')).toEqual([
      ['/search/:scope', { scope: 'land rover' }],
    ])
    expect(found(routes, '/search/citro%C3%ABn')[0]?.[1]).toEqual({ scope: 'citroën' })
    expect(found(routes, '/search/100%25')[0]?.[1]).toEqual({ scope: '100%' })
    expect(found(routes, '/search/%E0%A4%A')[0]?.[1]).toEqual({ scope: '%E0%A4%A' })
  })

  it('do not decode control characters: no record has one in its name (D7)', () => {
    for (const part of ['kia%00', 'toy%01ota', '%C2%85', 'a%0Ab']) {
      expect(found(routes, `/search/${part}`)[0]?.[1]).toEqual({ scope: part })
    }
  })

  it('have no match for more parts, empty parts, or a path that ends in a slash', () => {
    for (const path of ['/search/a/b/c', '/search/', '/cars//x', '/nothing/here']) {
      expect(found(routes, path)).toEqual([])
    }
  })

  it('may pin a search and bind records, and nothing else (D3)', () => {
    expect(routeFaults('/search/:scope/:within')).toEqual([])
    expect(routeFaults('/locations/:location')).toEqual([])
    expect(routeFaults('/blog/:article')).toEqual([
      '":article" binds no record; known are :car, :location, :offer, :model, :manufacturer, :category, :post, :scope, :within',
    ])
    expect(routeFaults('/search/:within')).toEqual([
      '":within" must follow ":scope": /search/:scope/:within',
    ])
    expect(routeFaults('/robots.txt')).toEqual([
      'paths under /robots.txt belong to the server; use another first part',
    ])
    expect(routeFaults('/cars/:car/:car')).toEqual(['":car" is in the route twice'])
  })
})
