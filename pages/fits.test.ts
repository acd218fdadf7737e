import { expect, test } from 'vitest'
import { readRegistry } from '#blocks/registry.node.ts'
import { checkPage } from './check-page.ts'
import { misfits, pagePlace, slotPlace } from './fits.ts'
import { schemaVersion } from './page.ts'

const registry = await readRegistry()
const all = [...registry.values()]
const routes = ['/about-us', '/cars/:car', '/models/:model', '/410']

/** Places that a builder may insert into: a page's own list, and each slot of a block that fits there. */
const places = routes.flatMap((route) => {
  const page = pagePlace([route])
  const slots = all
    .filter((host) => misfits(host, page, all).length === 0)
    .flatMap((host) =>
      Object.entries(host.slots).map(([slot, { accepts }]) => ({
        title: `${route}, ${host.name}, ${slot}`,
        place: slotPlace(page, slot, accepts),
        depth: ['blocks', 0, 'slots', slot, 0, 'block'].length,
        pageWith: (block: object) => [{ id: 'host', block: host.name, slots: { [slot]: [block] } }],
      })),
    )
  return [
    {
      title: route,
      place: page,
      depth: ['blocks', 0, 'block'].length,
      pageWith: (block: object) => [block],
    },
    ...slots,
  ].map((each) => ({ route, ...each }))
})

test.each(places)(
  'what fits into $title is what the page check allows there (Spec 1.11)',
  (each) => {
    for (const block of all) {
      const blocks = each.pageWith({ id: 'new', block: block.name })
      const problems = checkPage({ schemaVersion, route: each.route, blocks }, registry)
      // Problems of the block itself, not of those around it or of its props.
      const ofPlace = problems.filter(
        ({ path }) => path.at(-1) === 'block' && path.length === each.depth,
      )
      expect([block.name, misfits(block, each.place, all)]).toEqual([
        block.name,
        ofPlace.map(({ message }) => message),
      ])
    }
  },
)

test('why a block does not fit is said with what would help (D3)', () => {
  const [gallery, tile] = ['car-gallery', 'promo-slot'].map((name) => registry.get(name))
  if (!gallery || !tile) throw new Error('these blocks are gone')
  expect(misfits(gallery, pagePlace(['/about-us']), all)).toEqual([
    '"car-gallery" needs a car, and the route /about-us binds none; put it on a route with ":car"',
  ])
  expect(misfits(gallery, pagePlace(['/cars/:car', '/finance']), all)[0]).toContain('binds none')
})
