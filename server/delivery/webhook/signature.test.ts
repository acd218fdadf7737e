import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { signatureOf } from './signature.ts'

const docs = readFileSync(join(import.meta.dirname, '../../../docs/webhooks.md'), 'utf8')
const example = /X-Signature: (\S+)\n\n(.+)\n```/.exec(docs)
const secret = /signed with the secret `([^`]+)`/.exec(docs)?.[1] ?? ''
const [, header = '', body = ''] = example ?? []
const sentAt = new Date(1_795_399_205_999)

/** The documented function of a receiver, as it stands there. */
async function isGenuine(...given: readonly [string, Buffer, string, number]): Promise<boolean> {
  const code = /```js\n(.*?)```/s.exec(docs)?.[1] ?? ''
  const module = `data:text/javascript,${encodeURIComponent(`${code}\nexport { isGenuine }`)}`
  return (await import(/* @vite-ignore */ module)).isGenuine(...given)
}

test('the documented request has this signature, and a body that is JSON (D23)', () => {
  expect(JSON.parse(body)).toMatchObject({ type: 'lead.created', version: 1 })
  expect(signatureOf([secret], sentAt, body)).toBe(header)
})

test.each([
  ['the documented request', header, body, 0, true],
  ['300 seconds later', header, body, 300, true],
  ['301 seconds later', header, body, 301, false],
  ['301 seconds before', header, body, -301, false],
  ['with another body', header, `${body} `, 0, false],
  ['with another time', header.replace('t=1795399205', 't=1795399206'), body, 0, false],
  ['without a signature', 't=1795399205', body, 0, false],
  ['with an empty signature', 't=1795399205,v1=', body, 0, false],
  ['without a time', header.replace('t=1795399205,', ''), body, 0, false],
  ['with another one first', header.replace(',v1', `,v1=${'0'.repeat(64)},v1`), body, 0, true],
  ['without a header', 'undefined', body, 0, false],
])('by the documented steps %s is genuine: %5$s (D23)', async (_what, given, text, later, is) => {
  const now = 1_795_399_205 + later
  expect(await isGenuine(given, Buffer.from(text), secret, now)).toBe(is)
})

test('with two secrets either verifies (D23)', async () => {
  const both = signatureOf(['another-secret-of-the-crm', secret], sentAt, body)
  for (const own of ['another-secret-of-the-crm', secret]) {
    expect(await isGenuine(both, Buffer.from(body), own, 1_795_399_205)).toBe(true)
  }
  expect(await isGenuine(both, Buffer.from(body), 'a-third-one', 1_795_399_205)).toBe(false)
})
