import { expect, test } from 'vitest'
import { draftHash, draftOfHash } from './draft-link.ts'

const draft = { tenant: 'kiwi', name: 'home', text: '{ "title": "Ngā mihi – “kia ora” 🚗" }\n' }

test('the hash of a link holds the draft, with letters that need no escape', async () => {
  const hash = await draftHash(draft)
  expect(hash).toMatch(/^#draft=[\w-]+$/)
  expect(await draftOfHash(hash)).toEqual(draft)
})

test('a long page is shorter in its link', async () => {
  const text = '{ "id": "header", "block": "site-header" },\n'.repeat(200)
  expect((await draftHash({ ...draft, text })).length).toBeLessThan(text.length / 10)
})

test.each([
  ['of another kind', () => '#main'],
  ['that was cut off', async () => (await draftHash(draft)).slice(0, -20)],
  ['with letters that base64 lacks', () => '#draft=%%%'],
])('a hash %s is no draft', async (_, hash) => {
  expect(await draftOfHash(await hash())).toBeUndefined()
})
