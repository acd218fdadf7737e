import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { collections } from '#domain/content/collections.ts'
import { noContent } from '#domain/content/layers.ts'
import type { Model } from '#domain/model/model.ts'
import { fixtureCars } from '#parts/fixture-cars.ts'
import { fixtureContent } from '#parts/fixture-content.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import { fixturePorts } from '../ports.fixture.ts'
import load from './load.ts'
import ModelRange from './model-range.tsx'
import block from './schema.ts'

const model = (index: number) =>
  collections.models.entry.parse({
    id: `m${index}`,
    name: `M${index}`,
    slug: `m${index}`,
    manufacturer_name: index % 2 === 0 ? 'Kia' : 'MG',
    body: [index < 23 ? 'SUVs' : 'Utes'],
  })
const many = Array.from({ length: 46 }, (_, index) => model(index))

interface Given {
  readonly models?: readonly Model[]
  readonly parameters?: { readonly body?: string; readonly page?: string }
  readonly props?: object
  readonly answers?: (path: string) => boolean
}

const loaded = ({ models = fixtureContent.models, parameters = {}, props = {} }: Given) =>
  load({
    props: block.props.parse(props),
    parameters,
    site: storySite,
    page: storyPage(),
    search: storySearch(),
    ports: { ...fixturePorts(fixtureCars.slice(0, 3)), content: { ...noContent, models } },
  })

async function html(given: Given = {}) {
  const page = storyPage(given.answers ? { answers: given.answers } : {})
  const view = { id: 'range', slots: {}, site: storySite, page }
  const props = block.props.parse(given.props ?? {})
  return renderToStaticMarkup(<ModelRange {...view} props={props} data={await loaded(given)} />)
}

const names = (markup: string) =>
  Array.from(
    markup.matchAll(/<li class="entry model"( hidden="")?[^>]*><h\d[^>]*>(?:<a[^>]*>)?([^<]*)/g),
    ([, hidden, name]) => (hidden ? `(${name})` : name),
  )

test('the range lists the models of today with label, least price and number in stock (Spec 2.36, 3.23, 4.11)', async () => {
  const markup = await html()
  expect(names(markup)).toEqual(['Toyota Hilux', 'Toyota Corolla', 'Toyota bZ4X', 'Kia Carnival'])
  expect(markup).toContain('href="/hilux"')
  expect(markup).toContain('>NEW</p>')
  expect(markup).toContain('>COMING SOON</p>')
  expect(markup).toContain('<b>From $36,990</b> <small>Drive Away</small>')
  expect(markup).toContain('<li>3 in stock</li>')
})

test('each category is a link to its address; the chosen one shows its models and hides the rest (Spec 2.16, 4.28)', async () => {
  const markup = await html({ parameters: { body: 'hybrids' } })
  const links = Array.from(
    markup.matchAll(/href="\/models([^"]*)"( aria-current="true")?/g),
    ([, query, current]) => (current ? `${query} chosen` : query),
  )
  expect(links).toEqual([
    '',
    '?body=utes',
    '?body=cars',
    '?body=hybrids chosen',
    '?body=suvs',
    '?body=electric',
    '?body=people-movers-vans',
  ])
  expect(names(markup)).toEqual([
    '(Toyota Hilux)',
    'Toyota Corolla',
    '(Toyota bZ4X)',
    '(Kia Carnival)',
  ])
  expect(markup).toContain('>1 of 4 models</p>')
})

test('a directory of more than 21 models has pages of 21, also of a category (Spec 7.05)', async () => {
  const shown = async (parameters: { body?: string; page?: string }) => {
    const { models, page, pages, shown } = await loaded({ models: many, parameters })
    return [models.length, models[0]?.model.name, page, pages, shown]
  }
  expect(await shown({})).toEqual([21, 'M0', 1, 3, 46])
  expect(await shown({ page: '3' })).toEqual([4, 'M42', 3, 3, 46])
  expect(await shown({ page: '9' })).toEqual([4, 'M42', 3, 3, 46])
  expect(await shown({ body: 'utes', page: '2' })).toEqual([2, 'M44', 2, 2, 23])
  expect(await html({ models: many, parameters: { body: 'utes' } })).toContain(
    'href="/models?body=utes&amp;page=2"',
  )
})

test('on the page of a make the range has its models only (Spec 7.05)', async () => {
  const { models } = await load({
    props: block.props.parse({}),
    parameters: {},
    manufacturer: { id: 'kia', name: 'Kia', slug: 'kia' },
    site: storySite,
    page: storyPage(),
    search: storySearch(),
    ports: { ...fixturePorts([]), content: fixtureContent },
  })
  expect(models.map(({ model }) => model.name)).toEqual(['Carnival'])
})

test('a model without a price of its own has that of the cheapest in stock, or none (Spec 3.23)', async () => {
  const electric = fixtureContent.models.filter(({ name }) => name === 'bZ4X')
  const [found] = (await loaded({ models: electric })).models
  expect(found?.price?.text).toMatch(/^From \$\d/)
  const none = await load({
    props: block.props.parse({}),
    parameters: {},
    site: storySite,
    page: storyPage(),
    search: storySearch(),
    ports: { ...fixturePorts([]), content: { ...noContent, models: electric } },
  })
  expect(none.models[0]).toMatchObject({ count: 0, price: undefined })
})

test('a range without models is nothing, and one without their page has no buttons (Spec 2.36)', async () => {
  expect(await html({ models: [] })).toBe('')
  const markup = await html({
    props: { layout: 'carousel' },
    answers: (path) => path !== '/models',
  })
  expect(markup).not.toContain('/models')
  expect(names(markup)).toHaveLength(4)
})
