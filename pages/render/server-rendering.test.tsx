import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Each, Island } from '#parts/rendering.tsx'
import { elementHtml } from './element-html.ts'
import type { FragmentCache } from './fragment-cache.ts'
import { fragmentMap } from './fragment-map.fixture.ts'
import { serverRendering } from './server-rendering.ts'

interface OptionProps {
  value: string
  count: number
}
let rendered = 0
function Option({ value, count }: OptionProps) {
  rendered++
  return (
    <li title={`${value}: ${count}`}>
      {value} ({count})
    </li>
  )
}

function Slider({ min }: { min: number }) {
  return <input aria-label="Lowest price" defaultValue={min} />
}

const First = ({ min, islandId }: { min: number; islandId: string }) => (
  <p id={islandId}>From {min}</p>
)

const NameRow = ({ name }: { name: string }) => <li>{name}</li>

interface CarProps {
  of: { id: string }
}
const CarCard = ({ of }: CarProps) => <p>Card {of.id}</p>
const CarRow = ({ of }: CarProps) => <p>Row {of.id}</p>

const htmlOf = (view: React.ReactNode, version = 'a', fragments: FragmentCache = fragmentMap()) =>
  elementHtml(
    view,
    serverRendering({
      fragments,
      version,
      blockId: 'filters',
      nameOf: () => 'search-filters/slider',
      islandUrl: (name) => `/assets/${name}.js`,
      packsLists: false,
    }),
  )

const list = (of: OptionProps[]) => (
  <ul>
    <Each of={of} view={Option} cacheKey={({ value }) => value} holes={['count']} />
  </ul>
)

test('an item is rendered once and its holes are filled on every request', () => {
  const fragments = fragmentMap()
  rendered = 0
  const first = htmlOf(list([{ value: 'Ute', count: 3 }]), 'a', fragments)
  expect(first).toBe('<ul><li title="Ute: 3">Ute (3)</li></ul>')
  const second = htmlOf(list([{ value: 'Ute', count: 7 }]), 'a', fragments)
  expect(second).toBe('<ul><li title="Ute: 7">Ute (7)</li></ul>')
  expect(rendered).toBe(1)
})

test('another version of the site renders its items again', () => {
  const fragments = fragmentMap()
  rendered = 0
  htmlOf(list([{ value: 'Van', count: 1 }]), 'b', fragments)
  htmlOf(list([{ value: 'Van', count: 1 }]), 'c', fragments)
  expect(rendered).toBe(2)
})

test('without a cache every item is rendered, to the same HTML', () => {
  const nothing: FragmentCache = { get: () => undefined, set: (_, fragment) => fragment }
  expect(htmlOf(list([{ value: 'Van', count: 1 }]), 'd', nothing)).toBe(
    htmlOf(list([{ value: 'Van', count: 1 }])),
  )
})

test('text in a hole is escaped', () => {
  const view = <Each of={[{ name: '<b>' }]} view={NameRow} cacheKey={() => ''} holes={['name']} />
  expect(htmlOf(<ul>{view}</ul>)).toBe('<ul><li>&lt;b&gt;</li></ul>')
})

test('data with control characters stays text beside lists, in attributes too', () => {
  const forged = '\u00010\u0002'
  const view = (
    <section title={forged}>
      {forged}
      <Each of={[{ name: forged }]} view={NameRow} cacheKey={({ name }) => name} />
    </section>
  )
  expect(htmlOf(view)).toBe(`<section title="${forged}">${forged}<li>${forged}</li></section>`)
})

test('items of an object are cached separately by view and by object', () => {
  const [one, two] = [{ id: 'a' }, { id: 'a' }]
  const cacheOn = (props: CarProps) => props.of
  const fragments = fragmentMap()
  const view = (
    <div>
      <Each of={[{ of: one }]} view={CarCard} cacheKey={() => ''} cacheOn={cacheOn} />
      <Each of={[{ of: one }, { of: two }]} view={CarRow} cacheKey={() => ''} cacheOn={cacheOn} />
    </div>
  )
  expect(htmlOf(view, 'e', fragments)).toBe('<div><p>Card a</p><p>Row a</p><p>Row a</p></div>')
  expect(fragments.size).toBe(3)
})

test('an island has its props, its script and ids of its own', () => {
  const html = htmlOf(<Island view={Slider} name="price" props={{ min: 5 }} />)
  expect(html).toContain('<x-island id="filters-price"')
  expect(html).toContain('data-src="/assets/search-filters/slider.js"')
  expect(html).toContain(`data-props='{"min":5}'`)
  expect(html).toContain('aria-label="Lowest price"')
})

test('an island with a first view shows that', () => {
  const html = htmlOf(<Island view={Slider} firstView={First} name="price" props={{ min: 5 }} />)
  expect(html).toMatch(/><p id="filters-price">From 5<\/p><\/x-island>$/)
})

test('without a server, lists and islands are just their components', () => {
  expect(renderToStaticMarkup(list([{ value: 'Ute', count: 3 }]))).toBe(
    '<ul><li title="Ute: 3">Ute (3)</li></ul>',
  )
  expect(renderToStaticMarkup(<Island view={Slider} name="price" props={{ min: 5 }} />)).toContain(
    'aria-label="Lowest price"',
  )
})
