import { describe, expect, test } from 'vitest'
import { footerSchema, menuSchema } from './menu.ts'

const link = { label: 'Used cars', href: '/search/used-cars' }
const faultsOf = (menu: object) =>
  menuSchema
    .safeParse(menu)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('the menu of a site', () => {
  test.each([
    ['a word that is a link', { groups: [{ label: 'Finance', href: '/finance' }] }],
    ['a word with links below', { groups: [{ label: 'Buy', links: [link] }] }],
    ['a word that is both', { groups: [{ label: 'Buy', href: '/search', links: [link] }] }],
    ['a word that opens the range of models', { groups: [{ label: 'Range', range: true }] }],
    ['a button', { button: link }],
    ['nothing', {}],
  ])('may have %s (Spec 2.32)', (_, menu) => {
    expect(faultsOf(menu)).toBeUndefined()
  })

  test.each([
    [
      'a word that leads nowhere',
      { groups: [{ label: 'Buy' }] },
      ['groups.0: needs "href", "links", or both'],
    ],
    [
      'a word whose list is empty',
      { groups: [{ label: 'Buy', links: [] }] },
      ['groups.0: needs "href", "links", or both'],
    ],
  ])('may not have %s (Spec 2.32)', (_, menu, faults) => {
    expect(faultsOf(menu)).toEqual(faults)
  })

  test.each([
    ['/search', true],
    ['https://example.com', true],
    ['tel:1300555010', true],
    ['mailto:sales@example.com', true],
    ['#hours', true],
    ['//example.com', false],
    ['javascript:alert(1)', false],
    ['search', false],
    ['/a b', false],
    ['', false],
  ])('leads to %s: %s (Spec 2.32)', (href, may) => {
    expect(faultsOf({ button: { ...link, href } }) === undefined).toBe(may)
  })

  test('shows a link only with a feature that exists (D4)', () => {
    expect(faultsOf({ button: { ...link, flag: 'finance' } })).toBeUndefined()
    expect(faultsOf({ button: { ...link, flag: 'finanse' } })).toHaveLength(1)
  })

  test('and its footer are empty where the site says nothing (Spec 2.32)', () => {
    expect(menuSchema.parse({})).toEqual({ groups: [], locations: 'list' })
    expect(footerSchema.parse({})).toEqual({ groups: [], links: [], social: [] })
  })
})
