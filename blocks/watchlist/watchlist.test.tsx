import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Buyer } from '#domain/account/visitor.ts'
import { bestFigures, hilux, soldCar } from '#parts/fixture-cars.ts'
import { storyPage, storySite } from '#parts/story-site.ts'
import { WATCHLIST_FORM } from '#parts/watchlist/watchlist-words.ts'
import block from './schema.ts'
import Watchlist from './watchlist.tsx'

const visitor: Buyer = { kind: 'buyer', user: { phone: '+61491570006' }, account: 'ada' }
const flags = { ...storySite.flags, favourites: false, watchlist: true }

test('its buttons belong to the form of the hearts, and no element of the block has the id of that form; a sold car says so and leads to similar ones (Spec 4.01, 7.02)', () => {
  const html = renderToStaticMarkup(
    <Watchlist
      // As the templates call it.
      id="watchlist"
      props={block.props.parse({})}
      slots={{}}
      site={{ ...storySite, flags }}
      page={storyPage({ path: '/watchlist' })}
      visitor={visitor}
      data={{
        cars: [hilux, soldCar],
        gone: 0,
        best: bestFigures,
        count: 2,
        before: new Map([[hilux.id, (hilux.price ?? 0) + 1_000]]),
        page: 1,
        pages: 1,
      }}
    />,
  )
  expect(html).toMatch(
    new RegExp(`<button[^>]*form="${WATCHLIST_FORM}"[^>]*formAction="/api/watchlist/remove-car"`),
  )
  expect(html).not.toContain(`id="${WATCHLIST_FORM}"`)
  expect(html).toContain('$1,000 less since you saved it')
  // Without script a pressed heart removes its car, too, also one that is sold.
  const hearts = html.match(/<button[^>]*aria-pressed="true"[^>]*>/g) ?? []
  expect(hearts).toHaveLength(2)
  for (const heart of hearts) {
    expect(heart).toContain('formAction="/api/watchlist/remove-car"')
    expect(heart).not.toContain('hidden')
  }
  expect(html).toMatch(/This car has been sold\..*href="\/search[^"]*"[^>]*>Find Me Something/s)
})
