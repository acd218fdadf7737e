import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { defineBlock } from '#blocks/define-block.ts'
import { readRegistry } from '#blocks/registry.node.ts'
import { registryOf } from '#blocks/registry.ts'
import { editedText } from './edited-text.ts'
import { field } from './field.ts'
import { migrationOf } from './migrate.ts'
import { type PageNodeFile, schemaVersion } from './page.ts'
import { parseChangedPage, parseWholePage } from './parse-page.ts'

/** Format 1 to 2: `cols` is `columns`; 2 to 3: its value is no text, `old` goes, `look` is an object. */
const grid = defineBlock({
  name: 'grid',
  title: 'Grid',
  description: 'Cells.',
  role: 'section',
  migrations: [
    { from: 1, props: { cols: { name: 'columns' } } },
    {
      from: 2,
      props: {
        columns: { value: (cols) => Number.parseInt(String(cols), 10) || 0 },
        old: { value: () => undefined },
        look: { name: 'style', value: (look) => ({ look, wide: [true] }) },
      },
    },
  ],
  props: { columns: z.int().optional(), style: z.unknown().optional() },
  slots: { cells: { title: 'Cells', accepts: ['section'] } },
  examples: [{ name: 'Smallest' }, { name: 'Typical', props: { columns: 4 } }],
  spec: [],
})
const registry = registryOf({ './grid/schema.ts': { default: grid } })
const FORMAT = 3

const cell = (id: string, props: object, ...cells: object[]) => ({
  ...{ id, block: 'grid', props },
  ...(cells.length > 0 && { slots: { cells } }),
})
const pageOf = (format: number, ...blocks: object[]) => ({
  ...{ schemaVersion: format, route: '/' },
  blocks,
})
const migrated = (page: unknown, template: PageNodeFile[] = []) =>
  migrationOf(page, registry, template, FORMAT)

describe('a page of an older format', () => {
  it('applies each step to the next format in order, in slots too', () => {
    const page = pageOf(
      1,
      cell('a', { old: 1, cols: '4' }, cell('b', { cols: '2', look: 'plain' })),
    )
    expect(migrated(page)?.value).toEqual(
      pageOf(
        FORMAT,
        cell(
          'a',
          { columns: 4 },
          cell('b', { columns: 2, style: { look: 'plain', wide: [true] } }),
        ),
      ),
    )
  })

  it('skips the steps up to its own format', () => {
    const page = pageOf(2, cell('a', { cols: '4', columns: '3' }))
    expect(migrated(page)?.value).toEqual(pageOf(FORMAT, cell('a', { cols: '4', columns: 3 })))
  })

  it('keeps a value already written under the new name', () => {
    const page = pageOf(1, cell('a', { cols: '4', columns: '3' }))
    expect(migrated(page)?.value).toEqual(pageOf(FORMAT, cell('a', { cols: '4', columns: 3 })))
  })

  it.each([
    ['of this format', FORMAT],
    ['of a newer one', FORMAT + 1],
    ['of none', undefined],
    ['of half a one', 1.5],
    ['of one before the first', 0],
    ['of a text', '1'],
  ])('is none where it is %s', (_name, format) => {
    expect(migrated({ schemaVersion: format, blocks: [cell('a', { cols: '4' })] })).toBeUndefined()
  })

  it.each([
    ['nothing', null],
    ['a list', []],
    ['blocks that are none', { schemaVersion: 1, blocks: [null, 1, 'a', [], { block: 7 }] }],
    ['blocks in no list', { schemaVersion: 1, blocks: { block: 'grid' } }],
    ['props that are none', { schemaVersion: 1, blocks: [{ block: 'grid', props: 'cols' }] }],
    ['changes that are none', { schemaVersion: 1, changes: [null, { set: 1, unset: 'cols' }] }],
    ['an unknown block', { schemaVersion: 1, blocks: [{ block: 'gird', props: { cols: 1 } }] }],
  ])('may hold %s, which is for the check to report', (_name, page) => {
    const value = migrated(page)?.value
    expect(value === undefined ? page : { ...Object(value), schemaVersion: 1 }).toEqual(page)
  })
})

describe("a tenant's changes of an older format", () => {
  const template: PageNodeFile[] = [
    { id: 'outer', block: 'grid', slots: { cells: [{ id: 'inner', block: 'grid' }] } },
    { id: 'text', block: 'text' },
  ]
  const changed = (...changes: object[]) => ({ schemaVersion: 1, route: '/', changes })
  const changesOf = (page: unknown) => field(migrated(page, template)?.value, 'changes')

  it('are migrated by the block that the template has there', () => {
    const page = changed(
      { set: 'inner', props: { cols: '4' } },
      { set: 'text', props: { cols: '4' } },
      { set: 'gone', props: { cols: '4' } },
    )
    expect(changesOf(page)).toEqual([
      { set: 'inner', props: { columns: 4 } },
      { set: 'text', props: { cols: '4' } },
      { set: 'gone', props: { cols: '4' } },
    ])
  })

  it('are migrated by the block that they insert, or replace another by', () => {
    const page = changed(
      { insert: cell('new', {}, cell('in-new', { cols: '1' })), at: 'end' },
      { set: 'in-new', props: { cols: '2' } },
      { set: 'text', block: 'grid', props: { cols: '3' } },
      { set: 'text', props: { cols: '4' } },
      { set: 'outer', block: 'text', props: { cols: '5' } },
    )
    expect(changesOf(page)).toEqual([
      { insert: cell('new', {}, cell('in-new', { columns: 1 })), at: 'end' },
      { set: 'in-new', props: { columns: 2 } },
      { set: 'text', block: 'grid', props: { columns: 3 } },
      { set: 'text', props: { columns: 4 } },
      { set: 'outer', block: 'text', props: { cols: '5' } },
    ])
  })

  it('drop props by their new names', () => {
    const page = changed({ set: 'outer', unset: ['cols', 'cols', 'constructor'] })
    expect(changesOf(page)).toEqual([
      { set: 'outer', unset: ['columns', 'columns', 'constructor'] },
    ])
  })
})

describe('the text of a file', () => {
  const edited = (text: string) => editedText(text, migrated(JSON.parse(text)) ?? { steps: [] })

  it('keeps order, indentation and line ends', () => {
    const text =
      '{\r\n\t"route" : "/",\r\n\t"schemaVersion":1,\r\n\t"blocks": [ { "id":"a", "block":"grid", "props": {"cols":"4" , "other": 1} } ]\r\n}\r\n'
    expect(edited(text)).toBe(
      text
        .replace('"schemaVersion":1', `"schemaVersion":${FORMAT}`)
        .replace('"cols":"4"', '"columns":4'),
    )
  })

  it('removes a prop with its comma', () => {
    const text = JSON.stringify(pageOf(1, cell('a', { old: 1, cols: '4' })), null, 2)
    expect(edited(text)).toBe(JSON.stringify(pageOf(FORMAT, cell('a', { columns: 4 })), null, 2))
  })

  it('equals the migrated value in memory, for any page', () => {
    const prop = fc.constantFrom('cols', 'columns', 'old', 'look', 'other')
    const props = fc.dictionary(prop, fc.oneof(fc.string(), fc.integer()))
    const blockOf = (inner: fc.Arbitrary<object>): fc.Arbitrary<object> =>
      fc
        .record({
          props,
          name: fc.constantFrom('grid', 'text'),
          cells: fc.array(inner, { maxLength: 2 }),
        })
        .map(({ props, name, cells }) => ({ id: 'a', block: name, props, slots: { cells } }))
    const block = blockOf(blockOf(fc.constant(cell('b', { cols: '2' }))))
    const change = fc.oneof(
      block.map((insert) => ({ insert, at: 'end' })),
      fc.record({ set: fc.constantFrom('a', 'outer'), props, unset: fc.array(prop) }),
    )
    const page = fc.record({
      schemaVersion: fc.constantFrom(1, 2),
      blocks: fc.array(block, { maxLength: 3 }),
      changes: fc.array(change, { maxLength: 3 }),
    })
    fc.assert(
      fc.property(page, fc.constantFrom(undefined, 1, '\t'), (value, indent) => {
        const template: PageNodeFile[] = [{ id: 'outer', block: 'grid' }]
        const written: unknown = JSON.parse(JSON.stringify(value))
        const migration = migrationOf(written, registry, template, FORMAT) ?? expect.fail()
        const text = editedText(JSON.stringify(value, null, indent), migration)
        expect(JSON.parse(text)).toEqual(migration.value)
      }),
    )
  })
})

describe('the blocks of this project', async () => {
  const blocks = await readRegistry()

  it('read a page of an older format, and warn of it', () => {
    const side = { id: 'side', block: 'sidebar-layout', props: { phone: 'side-first' } }
    const ways = {
      ...{ id: 'ways', block: 'sidebar-propositions' },
      props: { enquiry: '/ask', tradeIn: '/swap' },
    }
    const old = {
      ...{ schemaVersion: 1, route: '/cars/:car' },
      blocks: [{ ...side, slots: { side: [ways] } }],
    }
    const { page, whole, problems } = parseWholePage(old, 'car.json', blocks)
    expect(problems).toEqual([
      {
        level: 'warning',
        path: ['schemaVersion'],
        message:
          'this file is of format 1 and is read as one of format 2; npm run check -- --migrate rewrites it',
      },
    ])
    expect(page?.blocks[0]?.props).toMatchObject({ onPhones: 'side-first' })
    expect(page?.blocks[0]?.slots.side?.[0]?.props).toMatchObject({
      enquiryPage: '/ask',
      tradeInPage: '/swap',
    })
    const changed = parseChangedPage(
      {
        ...{ schemaVersion: 1, route: '/cars/:car' },
        changes: [
          { set: 'side', props: { phone: 'side-last' } },
          { set: 'ways', unset: ['enquiry'] },
        ],
      },
      'mine.json',
      whole ?? expect.fail(),
      blocks,
    )
    expect(changed.problems).toMatchObject([{ level: 'warning', path: ['schemaVersion'] }])
    expect(changed.page?.blocks[0]?.props).toMatchObject({ onPhones: 'side-last' })
    expect(changed.page?.blocks[0]?.slots.side?.[0]?.props).toMatchObject({
      enquiryPage: '/contact-us',
      tradeInPage: '/swap',
    })
  })

  test.each([...blocks].filter(([, { migrations }]) => migrations.length > 0))(
    '%s migrates to props that it has, by steps in order',
    (_name, { migrations, props }) => {
      const formats = migrations.map(({ from }) => from)
      expect(formats).toEqual([...new Set(formats)].sort((a, b) => a - b))
      expect(formats.every((from) => from >= 1 && from < schemaVersion)).toBe(true)
      for (const [index, { props: steps }] of migrations.entries()) {
        const later = migrations.slice(index + 1).flatMap((next) => Object.keys(next.props))
        const known = [...Object.keys(props.shape), ...later]
        for (const [old, { name = old }] of Object.entries(steps)) expect(known).toContain(name)
      }
    },
  )

  it('have a step from every format to the next', () => {
    const formats = [...blocks.values()].flatMap(({ migrations }) =>
      migrations.map(({ from }) => from),
    )
    expect(new Set(formats).size).toBe(schemaVersion - 1)
  })
})
