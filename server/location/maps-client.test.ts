import type { ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { receiver } from '../delivery/receiver.fixture.ts'
import { recordingLog } from '../log.fixture.ts'
import { geocode } from './geocode.ts'
import { mapsClient } from './maps-client.ts'

/** The maps service of 7.17: GET with address and key. */
async function maps(answer: (response: ServerResponse) => void, withinMs?: number) {
  const receiving = await receiver(answer)
  onTestFinished(() => receiving[Symbol.asyncDispose]())
  const { log, logged } = recordingLog()
  const find = mapsClient({ url: receiving.url, key: 'a-key-of-maps' }, log, withinMs)
  return { find, logged, received: receiving.received }
}
const answering = (body: unknown) => (response: ServerResponse) =>
  response.end(JSON.stringify(body))
const austin = { geometry: { location: { lat: 30.27, lng: -97.74 } } }
const site: Parameters<typeof geocode>[1] = { locale: 'en-US', postcodePlaces: [] }

test('a postcode that no table has is asked about once, by address and key (Spec 7.17)', async () => {
  const { find, received } = await maps(answering({ status: 'OK', results: [austin] }))
  for (let n = 0; n < 2; n++) {
    expect(await geocode('78701', site, find)).toEqual({
      valid: true,
      value: { lat: 30.27, long: -97.74 },
    })
  }
  expect(received.map(({ path }) => path)).toEqual(['/leads?address=78701%2C+US&key=a-key-of-maps'])
})

test('what the service says is no place is not asked about again at once (Spec 7.17, 8.09)', async () => {
  const { find, received } = await maps(answering({ status: 'ZERO_RESULTS', results: [] }))
  for (let n = 0; n < 2; n++) expect(await find('00001', 'US')).toEqual([])
  expect(received).toHaveLength(1)
})

test('a fault of the service is logged, and is no answer that is kept (Spec 7.17, 8.09)', async () => {
  const { find, logged, received } = await maps(
    answering({ status: 'REQUEST_DENIED', results: [] }),
  )
  for (let n = 0; n < 2; n++) expect(await find('00001', 'US')).toEqual([])
  expect(received).toHaveLength(2)
  expect(logged.map(({ event }) => event)).toEqual(['place_not_found', 'place_not_found'])
})

test('one that a table has is asked about nowhere (D28)', async () => {
  const { find, received } = await maps(answering({ results: [] }))
  const found = await geocode('4000', { locale: 'en-AU', postcodePlaces: [] }, find)
  expect([found.valid, received]).toEqual([true, []])
})

test.each([
  ['no result', answering({ status: 'ZERO_RESULTS', results: [] })],
  ['a wrong key', answering({ status: 'REQUEST_DENIED', results: [] })],
  ['HTML', (response: ServerResponse) => response.end('<p>Busy</p>')],
  ['another shape', answering({ results: [{ geometry: 'x' }] })],
  ['nowhere on earth', answering({ results: [{ geometry: { location: { lat: 99, lng: 0 } } }] })],
  ['an error', (response: ServerResponse) => response.writeHead(500).end()],
  ['nothing in time', () => {}],
])(
  'a service that answers %s leaves an invalid postcode, and says no key (Spec 5.27, 8.09)',
  async (_what, answer) => {
    const { find, logged } = await maps(answer, 600)
    expect(await geocode('78701', site, find)).toMatchObject({
      valid: false,
      message: 'Invalid postcode',
    })
    expect(JSON.stringify(logged)).not.toMatch(/a-key-of-maps|78701/)
  },
)
