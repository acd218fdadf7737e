import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { teamSchema } from '#domain/content/entries.ts'
import { noContent } from '#domain/content/layers.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import { fixturePorts } from '../ports.fixture.ts'
import load from './load.ts'
import People from './people.tsx'
import block from './schema.ts'

const people = [
  { id: 'mele', name: 'Mele Tuipulotu', role: 'Buys the cars', location: 'moorooka' },
  { id: 'sam', name: 'Sam Okafor', role: 'Workshop' },
]
const teams = [
  teamSchema.parse({ id: 'buyers', name: 'Buying team', phone: '(07) 7010 4190' }),
  teamSchema.parse({ id: 'shed', name: 'Shed team', location: 'other' }),
]

interface Asked {
  readonly props?: object
  readonly location?: SiteLocation
  readonly now?: string
}

async function htmlOf({ props = {}, location, now }: Asked) {
  const parsed = block.props.parse(props)
  const page = storyPage(now === undefined ? {} : { now })
  const ports = { ...fixturePorts([]), content: { ...noContent, people, teams } }
  const context = { props: parsed, site: storySite, page, search: storySearch(), ports }
  const data = await load({ ...context, ...(location && { location }) })
  return renderToStaticMarkup(
    <People id="who" props={parsed} slots={{}} data={data} site={storySite} page={page} />,
  )
}

const namesIn = (html: string) => [...html.matchAll(/<h3>([^<]+)/g)].map(([, name]) => name)
const [moorooka] = storySite.locations
if (!moorooka) throw new Error('The story site has no location')

test('shows people by their initials, and teams with their hours and whether they answer now (Spec 9.28)', async () => {
  const html = await htmlOf({})
  expect(namesIn(html)).toEqual(['Mele Tuipulotu', 'Sam Okafor', 'Buying team', 'Shed team'])
  expect(html).toContain('<span aria-hidden="true" class="person-face">MT</span>')
  expect(html).toContain('Open until 5.30pm')
  expect(html).toContain('8.30am-5.30pm')
})

test('shows the first people, and the others after a press (Spec 2.15)', async () => {
  const [shown = '', folded = ''] = (await htmlOf({ props: { first: 1 } })).split('<details')
  expect(namesIn(shown)).toEqual(['Mele Tuipulotu'])
  expect(folded).toContain('And 1 more')
  expect(folded).toContain('Sam Okafor')
  expect(await htmlOf({ props: { first: 2 } })).not.toContain('<details')
})

test('faces stand beside the name, or above it as wide as their column (Spec 2.15)', async () => {
  expect(await htmlOf({})).not.toContain('people-faces')
  expect(await htmlOf({ props: { faces: 'above' } })).toContain('class="people-list people-faces"')
})

test('a team has the special days of where it works (Spec 9.28, D37)', async () => {
  const html = await htmlOf({ props: { show: 'teams' }, now: '2026-12-24T22:30:00.000Z' })
  expect(html).toContain('Closed now')
  expect(html).toContain('Christmas Day')
})

test('on the page of a location are those who work there, and teams for all (Spec 2.15)', async () => {
  expect(namesIn(await htmlOf({ location: moorooka }))).toEqual(['Mele Tuipulotu', 'Buying team'])
})

test('is absent where nobody is named (Spec 2.15)', async () => {
  expect(await htmlOf({ props: { show: 'people' }, location: { ...moorooka, id: 'none' } })).toBe(
    '',
  )
})
