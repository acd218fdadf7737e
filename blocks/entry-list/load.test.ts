import { describe, expect, test } from 'vitest'
import { hilux } from '#parts/fixture-cars.ts'
import { fixtureContent } from '#parts/fixture-content.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import { fixturePorts } from '../ports.fixture.ts'
import load from './load.ts'
import block from './schema.ts'

/** The list of a page of the dealer of stories. */
const listed = (props: Parameters<typeof block.props.parse>[0], now = storyPage().now) =>
  load({
    props: block.props.parse(props),
    site: storySite,
    page: { ...storyPage({ path: '/list' }), now },
    search: storySearch(),
    parameters: {},
    ports: { ...fixturePorts([hilux]), content: fixtureContent },
  })

const hrefs = async (list: ReturnType<typeof listed>) =>
  (await list).entries.map(({ href }) => href)

describe('posts', () => {
  test('the newest come first, a few where that is asked (Spec 2.23)', async () => {
    expect(await hrefs(listed({ of: 'posts', heading: 'Blog', few: 2 }))).toEqual([
      '/blog/vehicle-reviews/towing-a-boat',
      '/blog/from-the-workshop/what-we-check',
    ])
  })

  test('categories on another site stand behind those of the posts (Spec 2.23)', async () => {
    const guide = { label: 'Safety ratings', href: 'https://www.ancap.com.au/' }
    const { kinds } = await listed({ of: 'posts', heading: 'Blog', elsewhere: [guide] })
    expect(kinds.length).toBeGreaterThan(1)
    expect(kinds.at(-1)).toEqual({ name: guide.label, href: guide.href, isCurrent: false })
  })

  test('one without a picture shows a car in stock that it is about (Spec 2.23)', async () => {
    const { entries } = await listed({ of: 'posts', heading: 'Blog' })
    expect(entries.map(({ car }) => car?.id)).toEqual([undefined, hilux.id, undefined])
  })
})

test.each([
  ['half past ten in the evening in Brisbane', '2026-12-24T12:30:00.000Z', true],
  ['after midnight', '2026-12-24T14:30:00.000Z', false],
])('an offer on its last day, %s (Spec 3.21)', async (_, now, isListed) => {
  const found = await hrefs(listed({ of: 'offers', heading: 'Offers' }, now))
  expect(found.includes('/offers/demo-weeks')).toBe(isListed)
})
