import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editedText } from './edited-text.ts'
import { cell, FORMAT, migrated, pageOf, registry } from './migrate.fixture.ts'
import { migrationOf } from './migrate.ts'
import type { PageNodeFile } from './page.ts'

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
