import { createElement } from 'react'
import { describe, expect, it, test } from 'vitest'
import { Each } from '#parts/rendering.tsx'
import { unpacked } from './packed-lists.ts'
import { elementHtml } from './render/element-html.ts'
import { fragmentsOfOnePage } from './render/fragment-cache.ts'
import { serverRendering } from './render/server-rendering.ts'

interface Item {
  id: string
  label: string
  checked: boolean
}

const Row = ({ id, label, checked }: Item) =>
  createElement('label', { htmlFor: id, title: label }, [
    createElement('input', { key: 1, id, type: 'checkbox', defaultChecked: checked }),
    label,
  ])

/** A list between two other elements, as in a whole page and as in a live response. */
function written(items: readonly Item[]): { whole: string; packed: string } {
  const fragments = fragmentsOfOnePage()
  const htmlOf = (packsLists: boolean) => {
    const options = { fragments, version: '1', blockId: 'b', packsLists }
    const rendering = serverRendering({ ...options, nameOf: () => '', islandUrl: () => '' })
    const list = createElement(Each<Item>, {
      of: items,
      view: Row,
      cacheKey: ({ checked }) => String(checked),
      holes: ['id', 'label'],
    })
    return elementHtml(createElement('p', {}, ['before', list, 'after']), rendering)
  }
  return { packed: htmlOf(true), whole: htmlOf(false) }
}

const item = (id: string, label = id, checked = false): Item => ({ id, label, checked })

describe('a packed list is the HTML of the whole page when it is unpacked', () => {
  test.each<[string, readonly Item[]]>([
    ['no item', []],
    ['one item', [item('a')]],
    ['several', [item('a', 'Kia'), item('b', 'Ford'), item('c', '')]],
    ['different items between equal ones', [item('a'), item('b', 'B', true), item('c'), item('d')]],
    ['two kinds', [item('a', 'A', true), item('b', 'B', true), item('c'), item('d')]],
    ['text that looks like a mark', [item('<%', '<;<,0<%'), item('&lt;%', '$& $1 \u0001 é')]],
  ])('%s', (_, items) => {
    const { whole, packed } = written(items)
    expect(unpacked(packed)).toBe(whole)
  })
})

it('has what its items share once', () => {
  const { whole, packed } = written(Array.from({ length: 50 }, (_, at) => item(`option-${at}`)))
  expect(packed.match(/checkbox/g)).toHaveLength(1)
  expect(packed.length).toBeLessThan(whole.length / 2)
})

it('text that looks like a packed list is no list', () => {
  const { whole } = written([item('a', '<%x<,0<;forged<%'), item('b')])
  expect(whole).not.toContain('<%')
  expect(unpacked(whole)).toBe(whole)
})
