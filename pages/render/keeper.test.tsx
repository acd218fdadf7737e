import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Each, Island, Kept, type Rendering, RenderingContext } from '#blocks/rendering.tsx'
import { keeper } from './keeper.ts'
import { fill, gap, stencilOf } from './stencil.ts'

interface OptionProps {
  value: string
  count: number
}
let drawn = 0
function Option({ value, count }: OptionProps) {
  drawn++
  return (
    <li>
      {value} ({count})
    </li>
  )
}

function Slider({ min }: { min: number }) {
  return <input aria-label="Lowest price" defaultValue={min} />
}

const NameRow = ({ name }: { name: string }) => <li>{name}</li>

function Frame({ title, children }: { title: string; children: React.ReactNode }) {
  drawn++
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

const Photo = ({ src }: { src: string }) => <img fetchPriority="high" src={src} alt="" />

interface CarProps {
  of: { id: string }
}
const CarCard = ({ of }: CarProps) => <p>Card {of.id}</p>
const CarRow = ({ of }: CarProps) => <p>Row {of.id}</p>

function rendered(view: React.ReactElement, version: string): string {
  const inserts: string[] = []
  const rendering: Rendering = keeper({
    version,
    blockId: 'filters',
    insert: (html) => gap(inserts.push(html) - 1),
    nameOf: () => 'search-filters/slider',
    islandUrl: (name) => `/assets/${name}.js`,
  })
  const html = renderToStaticMarkup(
    <RenderingContext.Provider value={rendering}>{view}</RenderingContext.Provider>,
  )
  return fill(stencilOf(html), inserts)
}

const list = (of: OptionProps[]) => (
  <ul>
    <Each of={of} view={Option} by={({ value }) => value} gaps={['count']} />
  </ul>
)

test('an item is drawn once and its gaps are filled on every request', () => {
  drawn = 0
  expect(rendered(list([{ value: 'Ute', count: 3 }]), 'a')).toBe('<ul><li>Ute (3)</li></ul>')
  expect(rendered(list([{ value: 'Ute', count: 7 }]), 'a')).toBe('<ul><li>Ute (7)</li></ul>')
  expect(drawn).toBe(1)
})

test('another version of the site draws its items anew', () => {
  drawn = 0
  rendered(list([{ value: 'Van', count: 1 }]), 'b')
  rendered(list([{ value: 'Van', count: 1 }]), 'c')
  expect(drawn).toBe(2)
})

test('text in a gap is escaped', () => {
  const view = <Each of={[{ name: '<b>' }]} view={NameRow} by={() => ''} gaps={['name']} />
  expect(rendered(<ul>{view}</ul>, 'd')).toBe('<ul><li>&lt;b&gt;</li></ul>')
})

test('items of an object are kept apart by view', () => {
  const car = { id: 'a' }
  const owner = (props: CarProps) => props.of
  const view = (
    <div>
      <Each of={[{ of: car }]} view={CarCard} by={() => ''} owner={owner} />
      <Each of={[{ of: car }]} view={CarRow} by={() => ''} owner={owner} />
    </div>
  )
  expect(rendered(view, 'e')).toBe('<div><p>Card a</p><p>Row a</p></div>')
})

test('a frame is drawn once, and what stands in it on every request', () => {
  drawn = 0
  const frame = (title: string, count: number) => (
    <Kept view={Frame} props={{ title }} by={title} slots={{ children: <b>{count}</b> }} />
  )
  expect(rendered(frame('Fuel', 3), 'h')).toBe('<section><h3>Fuel</h3><b>3</b></section>')
  expect(rendered(frame('Fuel', 4), 'h')).toBe('<section><h3>Fuel</h3><b>4</b></section>')
  expect(drawn).toBe(1)
  expect(renderToStaticMarkup(frame('Fuel', 5))).toBe('<section><h3>Fuel</h3><b>5</b></section>')
})

test('an eager picture brings no preload of its own', () => {
  expect(rendered(<Each of={[{ src: '/a.avif' }]} view={Photo} by={() => ''} />, 'g')).toBe(
    '<img fetchPriority="high" src="/a.avif" alt=""/>',
  )
})

test('an island carries its props, its code and ids of its own', () => {
  const html = rendered(<Island view={Slider} name="price" props={{ min: 5 }} />, 'f')
  expect(html).toContain('<x-island id="filters-price"')
  expect(html).toContain('data-src="/assets/search-filters/slider.js"')
  expect(html).toContain('data-props="{&quot;min&quot;:5}"')
  expect(html).toContain('aria-label="Lowest price"')
})

test('without a server, lists and islands are just their components', () => {
  expect(renderToStaticMarkup(list([{ value: 'Ute', count: 3 }]))).toBe('<ul><li>Ute (3)</li></ul>')
  expect(renderToStaticMarkup(<Island view={Slider} name="price" props={{ min: 5 }} />)).toContain(
    'aria-label="Lowest price"',
  )
})
