import { expect, test } from 'vitest'
import { routeOf, rowsOf, type SitePage, shownRows, sourceOf, summaryOf } from './page-rows.ts'

const page = (path: string, route: string, more: Partial<SitePage> = {}): SitePage => ({
  path,
  route,
  source: 'template',
  changes: 0,
  problems: [],
  ...more,
})
const draft = { version: 1, at: '2026-11-26T00:00:00.000Z', errors: 0 }
const pages = {
  template: 'Meridian',
  address: 'https://harbour.example',
  pages: [
    page('pages/home.json', '/', { source: 'changes', changes: 1, draft }),
    page('pages/sell-my-car.json', '/sell-my-car', { source: 'own' }),
    page('pages/search.json', '/search', {
      problems: [{ level: 'warning', message: 'a link to no page' }],
    }),
    page('pages/runout.json', '/runout', {
      source: 'own',
      off: { revision: 2, at: '2026-11-26T00:00:00.000Z', last: 1 },
    }),
  ],
}

test('the list of pages finds them by title and address, and shows those that are asked for (Spec 6.04)', () => {
  const found = (show: Parameters<typeof shownRows>[1], words = '') =>
    shownRows(rowsOf(pages), show, words).map(({ title }) => title)
  expect(found('all', 'my car')).toEqual(['Sell my car'])
  expect(found('all', ' /sea')).toEqual(['Search'])
  expect(found('drafts')).toEqual(['Home'])
  expect(found('own')).toEqual(['Home', 'Sell my car'])
  expect(found('problems')).toEqual(['Search'])
  expect(found('off')).toEqual(['Runout'])
  expect(found('drafts', 'search')).toEqual([])
})

test('the list of pages says where each comes from (Spec 6.04)', () => {
  expect(pages.pages.map(sourceOf)).toEqual([
    '1 change',
    'Your own page',
    'Template’s',
    'Off the site',
  ])
  expect(summaryOf(pages, 'Harbour')).toBe(
    'Template Meridian brings 2; Harbour changes 1 and adds 1',
  )
})

test.each(['caravan-clinic', '/caravan-clinic', '//caravan-clinic ', ' /caravan-clinic'])(
  'the address of a new page may be typed as "%s" (Spec 6.04)',
  (typed) => {
    expect(routeOf(typed)).toBe('/caravan-clinic')
  },
)
