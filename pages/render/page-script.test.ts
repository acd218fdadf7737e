import { expect, test } from 'vitest'
import type { Block } from '#blocks/define-block.ts'
import { isMeasurable, scriptOf } from './page-script.ts'
import { blocks } from './registry.ts'
import { storiesHtml } from './story-html.fixture.tsx'

test.each([...blocks.values()])('$name declares the telephone numbers of its HTML', (block) => {
  const html = storiesHtml(block.name).join('')
  // What is written into a text may be a number too; that is no reason for a script.
  const phones = block.name !== 'rich-text' && / href="tel:/.test(html)
  expect(block.phones).toBe(phones)
  expect(isMeasurable(block)).toBe(block.acts || phones)
})

const nodeOf = (block: Block | undefined) => (block ? [{ block }] : [])

test('a page with a personal block loads the script that requests it (D3)', () => {
  const [text] = nodeOf(blocks.get('rich-text'))
  if (!text) throw new Error('there is no block rich-text')
  expect(scriptOf([{ ...text, when: { signedIn: false } }])).toBe('runtime')
  expect(
    scriptOf([{ block: { ...text.block, varies: { ...text.block.varies, visitor: true } } }]),
  ).toBe('runtime')
})

test('a page loads the smallest script that all its blocks need (Spec 4.16)', () => {
  const named = (...names: string[]) => names.flatMap((name) => nodeOf(blocks.get(name)))
  expect(scriptOf(named('rich-text'))).toBe('none')
  expect(scriptOf(named('site-header', 'rich-text'))).toBe('actions')
  expect(scriptOf(named('site-header', 'search-results'))).toBe('runtime')
})
