import { expect, test } from 'vitest'
import { storySite } from '#parts/story-site.ts'
import type { Assets } from './assets.ts'
import { watchlistHtml } from './watchlist.ts'

const assets = { watchlist: '/assets/watchlist.js' } as Assets
const on = { ...storySite, flags: { ...storySite.flags, favourites: false, watchlist: true } }

test('a site with a watchlist has the form of its hearts, which saves (Spec 4.12, 8.13)', () => {
  const found = watchlistHtml(on, 'actions', assets)
  expect(found).toMatch(
    /^<form id="account-hearts" method="post" action="\/api\/watchlist\/save-car"/,
  )
  expect(found).toMatch(/<\/form><script data-list="\/assets\/watchlist\.js">[^<]+<\/script>$/)
})

test.each([
  ['a site without one', storySite, 'runtime'],
  ['a page without hearts', on, 'none'],
] as const)('%s has none (Spec 6.04)', (_, site, script) => {
  expect(watchlistHtml(site, script, assets)).toBe('')
})
