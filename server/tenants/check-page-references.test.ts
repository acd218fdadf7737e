import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { schemaVersion } from '#pages/page.ts'
import { blocks } from '#pages/render/registry.ts'
import { newDealer, page, put } from './broken-folder.fixture.ts'
import { formatProblem } from './file-problem.ts'
import { loadTenants } from './load-tenants.ts'

const project = join(import.meta.dirname, '../../tenants')
const row = (id: string, href: string) => ({
  id,
  block: 'car-row',
  props: { href, heading: '/no-link' },
})

/** The problems of a dealer with these pages, without the dealer's folder. */
async function linesOf(files: Readonly<Record<string, unknown>>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'page-links-'))
  try {
    const root = join(folder, 'tenants')
    await cp(join(project, '_templates'), join(root, '_templates'), { recursive: true })
    await newDealer(join(project, '_example'), join(root, 'corner'), 'corner')
    for (const [name, content] of Object.entries(files)) {
      await put(join(root, 'corner'), `pages/${name}`, content)
    }
    const { problems } = await loadTenants(root, blocks)
    return problems.map((problem) => `${problem.level} ${formatProblem(problem)}`)
  } finally {
    await rm(folder, { recursive: true })
  }
}

it('a link to a page that does not exist is a warning, anywhere in a page file (Spec 2.32)', async () => {
  const side = {
    id: 'side',
    block: 'sidebar-layout',
    slots: { main: [row('b', '/b?x=1')] },
  }
  const lines = await linesOf({
    'offers.json': page('/offers', [row('a', '/a#top'), side]),
    'about.json': {
      schemaVersion,
      route: '/about-us',
      changes: [
        { insert: row('c', '/c'), at: 'end' },
        { set: 'header', props: { favouritesPage: '/d' } },
      ],
    },
  })
  expect(lines).toEqual([
    'warning tenants/corner/pages/about.json:10:19 changes[0].insert.props.href: no page of this site answers /c',
    'warning tenants/corner/pages/about.json:19:27 changes[1].props.favouritesPage: no page of this site answers /d',
    'warning tenants/corner/pages/offers.json:9:17 blocks[0].props.href: no page of this site answers /a',
    'warning tenants/corner/pages/offers.json:22:23 blocks[1].slots.main[0].props.href: no page of this site answers /b',
  ])
})

it('links to pages, files and other sites pass, and texts that only look like a path', async () => {
  const rows = [
    '/search/used-cars?make=Kia',
    '/about-us',
    '/media/site/list.pdf',
    'https://example.com/a',
    'tel:0755500100',
  ].map((href, index) => row(`row-${index}`, href))
  expect(await linesOf({ 'offers.json': page('/offers', rows) })).toEqual([
    expect.stringContaining('there is no picture media/list.pdf'),
  ])
})

it('a topic that no question of the site has is a warning: its block shows nothing (Spec 2.21)', async () => {
  const questions = (id: string, ...topics: readonly string[]) => ({
    id,
    block: 'questions',
    props: { heading: 'Questions', topics },
  })
  const lines = await linesOf({
    'help.json': page('/help', [questions('a', 'Waranty', 'Warranty'), questions('b')]),
  })
  expect(lines).toEqual([
    expect.stringMatching(
      /^warning .*blocks\[0\]\.props\.topics\[0\]: no question of this site has the topic "Waranty"; did you mean "Warranty"\?$/,
    ),
  ])
})

it('a filter whose value no car can have is a warning: its row of cars is not shown (Spec 2.15)', async () => {
  const cars = (id: string, refine: string) => ({
    id,
    block: 'car-row',
    props: { heading: 'Cars', refine },
  })
  const lines = await linesOf({
    'cars.json': page('/cars-we-like', [
      cars('a', 'simple_body=wagon&simple_body=SUV'),
      cars('b', 'body=wagon&car_type=used&price_range=10000-20000'),
      cars('c', 'car_type=leased'),
    ]),
  })
  expect(lines).toEqual([
    expect.stringMatching(
      /^warning .*blocks\[0\]\.props\.refine: simple_body=wagon finds no car; did you mean "Wagon"\?$/,
    ),
    expect.stringMatching(
      /^warning .*blocks\[2\]\.props\.refine: car_type=leased finds no car; there are new, demo, used$/,
    ),
  ])
})
