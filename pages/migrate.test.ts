import { describe, expect, it } from 'vitest'
import { field } from './field.ts'
import { cell, FORMAT, migrated, pageOf } from './migrate.fixture.ts'
import type { PageNodeFile } from './page.ts'

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
