import { expect, test } from 'vitest'
import { movePage } from './move-page.ts'

test('a page that moves keeps its former addresses, and none that it has again (Spec 6.04)', () => {
  const home = { route: '/deals', also: ['/specials', '/runout'], title: 'Deals' }
  const moved = movePage(home, '/offers')
  expect(moved).toEqual({ ...home, route: '/offers', movedFrom: ['/deals'] })
  const again = movePage(moved, '/runout')
  expect(again).toEqual({
    ...home,
    route: '/runout',
    also: ['/specials'],
    movedFrom: ['/deals', '/offers'],
  })
  expect(movePage(again, '/deals').movedFrom).toEqual(['/offers', '/runout'])
  expect(movePage(home, '/deals')).toBe(home)
})
