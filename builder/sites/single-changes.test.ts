import { expect, test } from 'vitest'
import { type PageFile, schemaVersion } from '#pages/page.ts'
import { resolveChanges } from '#pages/resolve-changes.ts'
import { singleChanges } from './single-changes.ts'

const heading = (id: string, props: object) => ({ id, block: 'heading', props: { ...props } })
const page = (...blocks: PageFile['blocks']): PageFile => ({ schemaVersion, route: '/', blocks })
const title = { title: 'Heading', role: 'section', needs: [], slots: {} }
const kinds = new Map([['heading', { name: 'heading', ...title, props: {} }]])

test('a page’s differences are chosen one by one, each in words, and together they are all of it (Spec 6.04)', () => {
  const template = page(heading('a', { heading: 'A', lead: 'x' }), heading('b', { heading: 'B' }))
  const mine = page(heading('a', { heading: 'Z' }), heading('c', { heading: 'C' }), {
    ...heading('d', { heading: 'D' }),
    when: { signedIn: true },
  })
  const singles = singleChanges(template, mine, kinds)
  expect(singles.map(({ change }) => change)).toEqual([
    { set: 'a', props: { heading: 'Z' } },
    { set: 'a', unset: ['lead'] },
    { insert: mine.blocks[1], after: 'a' },
    { insert: mine.blocks[2], after: 'c' },
    { remove: 'b' },
  ])
  expect(singles.map(({ sentence }) => [sentence?.kind, sentence?.of])).toEqual([
    ['Set', 'Heading “Z”'],
    ['Set', 'Heading “Z”'],
    ['Inserted', 'Heading “C”'],
    ['Inserted', 'Heading “D”'],
    ['Removed', 'Heading “B”'],
  ])
  const changes = singles.map(({ change }) => change)
  expect(resolveChanges(template.blocks, changes).blocks).toEqual(mine.blocks)
})
