import { expect, test } from 'vitest'
import { staffCalls } from '../staff/staff-calls.ts'
import { documentKind, isMarkdown } from './document-kind.ts'
import { documentPath } from './document-path.ts'

test.each([
  ['site.json', 'site', false],
  ['pages/home.json', 'page', false],
  ['pages/campaigns/summer.json', 'page', false],
  ['content/offers.json', 'content', false],
  ['content/posts/first-service.md', 'content', true],
])('%s is a document: %s (Spec 6.04)', (path, kind, isText) => {
  expect(documentPath.parse(path)).toBe(path)
  expect([documentKind(path), isMarkdown(path)]).toEqual([kind, isText])
})

test.each([
  '../site.json',
  'pages/../site.json',
  'pages/.hidden.json',
  'pages/home.md',
  '/pages/home.json',
  'media/yard.webp',
  `pages/${'a'.repeat(200)}.json`,
])('%s is none (Spec 6.04)', (path) => {
  expect(documentPath.safeParse(path).success).toBe(false)
})

test('a draft’s value has at most a hundred levels, since what walks it recurses (Spec 6.04)', () => {
  const { body } = staffCalls['POST /:site/draft']
  const nested = (levels: number): object => (levels === 0 ? {} : { in: nested(levels - 1) })
  const draft = { path: 'pages/home.json', version: 0, base: 0, key: crypto.randomUUID() }
  const isTaken = (value: object) => body.safeParse({ ...draft, value }).success
  expect([isTaken(nested(99)), isTaken(nested(100))]).toEqual([true, false])
  expect(isTaken({ text: 'A post.', none: null })).toBe(true)
})

test('an answer that brings a JSON Schema brings an object (Spec 6.04)', () => {
  const { answer } = staffCalls['GET /blocks']
  const withWhen = (when: unknown) => answer.safeParse({ blocks: [], when, page: {} }).success
  expect([withWhen({}), withWhen(null), withWhen('none')]).toEqual([true, false, false])
})
