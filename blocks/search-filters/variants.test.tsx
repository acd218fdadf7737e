import { describe, expect, test } from 'vitest'
import { storySite } from '#parts/story-site.ts'
import type { SiteView } from '#parts/view-context.ts'
import { html, result, sent } from './search-filters.fixture.tsx'
import type { FiltersVariant } from './variant.ts'

describe('variants', () => {
  const looking = (filters: FiltersVariant): SiteView => ({
    ...storySite,
    look: { ...storySite.look, filters },
  })
  const openGroups = (markup: string) => (markup.match(/<details[^>]* open=""/g) ?? []).length

  test.each([
    ['rail-left', 'left'],
    ['rail-right', 'right'],
    ['sentence', 'above'],
    ['bar', 'above'],
    ['drawer', 'above'],
  ] as const)('%s asks the layout for the place %s (Spec 1.11)', (variant, place) => {
    expect(html('', looking(variant))).toContain(`data-variant="${variant}" data-place="${place}"`)
  })

  test('filters that open as menus are closed at first, others are not (Spec 4.16)', () => {
    for (const variant of ['sentence', 'bar'] as const) {
      const markup = html('make=Toyota', looking(variant))
      expect(openGroups(markup)).toBe(0)
      expect(markup).toMatch(/<details[^>]* data-menu=""/)
    }
    const rail = html('make=Toyota', looking('rail-left'))
    expect(openGroups(rail)).toBe(5)
    expect(rail).not.toContain('data-menu')
  })

  test('a filter names what is chosen in it (Spec 2.38)', () => {
    const markup = html('make=Toyota&make=Mazda&make=Unicorn&price=:30000', looking('bar'))
    const values = Array.from(
      markup.matchAll(/"filter-value\b[^"]*">([^<]*)</g),
      ([, text]) => text,
    )
    expect(values).toEqual(['Unicorn, Toyota, Mazda', 'Up to $30,000'])
  })

  test('each variant submits the same fields (D7)', () => {
    const query = 'query=tow bar&make=Toyota&price=10000:30000&badge=SR5'
    const rail = sent(html(query, looking('rail-left')))
    for (const variant of ['rail-right', 'sentence', 'bar', 'drawer'] as const)
      expect(sent(html(query, looking(variant)))).toEqual(rail)
  })

  test('price doors are live links that say which is chosen (Spec 4.14)', () => {
    const markup = html('', looking('drawer'), result, {}, [
      { href: '/search', count: 21, isCurrent: true },
      { price: 20_000, href: '/search?price=:20000', count: 1, isCurrent: false },
    ])
    expect(markup).toContain('<a href="/search" data-live="" aria-current="true">')
    expect(markup).toMatch(
      /<a href="\/search\?price=:20000" data-live="">.*Up to<\/small> \$20,000<.*>1 car</,
    )
  })

  test('a price door without cars keeps its place and is no way on (Spec 4.14)', () => {
    const markup = html('', looking('drawer'), result, {}, [
      { href: '/search', count: 0, isCurrent: true },
      { price: 20_000, href: '/search?price=:20000', count: 0, isCurrent: false },
    ])
    expect(markup).toContain('<a href="/search" data-live="" aria-current="true">')
    expect(markup).toContain('<a role="link" aria-disabled="true"><span class="door-price">')
    expect(markup).not.toContain('price=:20000')
  })
})
