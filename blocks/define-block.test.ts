import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import type { Visitor } from '#domain/account/visitor.ts'
import type { Car } from '#domain/car/car.ts'
import { defineBlock, type ViewOf } from './define-block.ts'
import type { LoadContext } from './define-load.ts'
import { placedExample } from './example.ts'
import { readRegistry } from './registry.node.ts'
import { registryOf } from './registry.ts'

const gallery = defineBlock({
  name: 'gallery',
  title: 'Gallery',
  description: 'Photos of the car.',
  role: 'panel',
  props: { columns: z.int().min(1).max(4).default(3).meta({ title: 'Columns' }) },
  needs: ['car'],
  slots: { promos: { title: 'Promotions', accepts: ['tile'] } },
  examples: [
    { name: 'Smallest' },
    { name: 'Typical', slots: { promos: [{ id: 'sale', block: 'promo' }] } },
  ],
  spec: ['2.44'],
})

const plain = defineBlock({
  name: 'plain',
  title: 'Plain',
  description: 'Text.',
  role: 'section',
  props: { text: z.string().meta({ title: 'Text' }) },
  examples: [{ name: 'Smallest', props: { text: 'Hello' } }],
  spec: [],
})

const mine = defineBlock({
  name: 'mine',
  title: 'Mine',
  description: 'Cars that the visitor saved.',
  role: 'section',
  props: {},
  varies: { visitor: true },
  examples: [{ name: 'Smallest' }],
  spec: [],
})

describe('a block', () => {
  it('types its view from its declaration', () => {
    type View = ViewOf<typeof gallery, { readonly photos: number }>
    expectTypeOf<View['props']['columns']>().toEqualTypeOf<number>()
    expectTypeOf<View['car']>().toEqualTypeOf<Car>()
    expectTypeOf<keyof View['slots']>().toEqualTypeOf<'promos'>()
    expectTypeOf<View['data']['photos']>().toEqualTypeOf<number>()
    expectTypeOf<ViewOf<typeof plain>>().not.toHaveProperty('car')
    expect(gallery.props.parse({})).toEqual({ columns: 3 })
  })

  it('gives the visitor to the view and load of a personal block, and to no other', () => {
    type Personal = typeof mine
    expectTypeOf<ViewOf<Personal>['visitor']>().toEqualTypeOf<Visitor>()
    expectTypeOf<LoadContext<Personal>['visitor']>().toEqualTypeOf<Visitor>()
    expectTypeOf<ViewOf<typeof plain>>().not.toHaveProperty('visitor')
    expectTypeOf<LoadContext<typeof plain>>().not.toHaveProperty('visitor')
    expectTypeOf<ViewOf<typeof gallery>>().not.toHaveProperty('visitor')
    expectTypeOf<typeof plain.varies.visitor>().toEqualTypeOf<false>()
    expect([mine.varies.visitor, plain.varies.visitor]).toEqual([true, false])
  })

  it('rejects props that it does not declare', () => {
    expect(plain.props.safeParse({ text: 'Hello', txt: 1 }).success).toBe(false)
  })

  it('types its examples: props as in page files, and its own slots', () => {
    type Example = (typeof gallery)['examples'][number]
    expectTypeOf<NonNullable<Example['props']>>().toEqualTypeOf<{ columns?: number | undefined }>()
    expectTypeOf<keyof NonNullable<Example['slots']>>().toEqualTypeOf<'promos'>()
  })

  it('turns an example into the JSON of a page', () => {
    expect(placedExample(plain, 'Smallest')).toEqual({
      id: 'plain',
      block: 'plain',
      props: { text: 'Hello' },
    })
    const slots = { promos: [{ id: 'sale', block: 'promo' }] }
    expect(placedExample(gallery, 'Typical')).toEqual({ id: 'gallery', block: 'gallery', slots })
    expect(() => placedExample(gallery, 'Typicl')).toThrow(
      'blocks/gallery/schema.ts has no example "Typicl"; it has Smallest, Typical',
    )
  })

  it('has by default no needs and no slots, and varies with no search', () => {
    expect(plain).toMatchObject({ needs: [], slots: {}, varies: { search: false } })
  })
})

describe('the registry', () => {
  it('contains every block by name, sorted by name', () => {
    const registry = registryOf({
      './plain/schema.ts': { default: plain },
      './gallery/schema.ts': { default: gallery },
    })
    expect([...registry.keys()]).toEqual(['gallery', 'plain'])
  })

  it('rejects a folder that declares another name', () => {
    expect(() => registryOf({ './hero/schema.ts': { default: plain } })).toThrow(
      `blocks/hero/schema.ts: expected export default defineBlock({ name: 'hero', … }), found the name "plain"`,
    )
  })

  it('is read from the folders by Node without a bundler', async () => {
    const registry = await readRegistry()
    for (const [name, block] of registry) expect(block.name).toBe(name)
  })
})
