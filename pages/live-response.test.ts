import { expect, it } from 'vitest'
import { liveResponseHead, readLiveResponse } from './live-response.ts'

const answer = {
  title: 'Cars in Wānaka “today”',
  url: '/search?make=Kia',
  blocks: { results: '<p>1\n2</p>', empty: '', filters: '<form>"&amp;"</form>' },
}
const text = liveResponseHead(answer) + Object.values(answer.blocks).join('')

it('a response is parsed as it was written (Spec 4.14)', () => {
  expect(readLiveResponse(text)).toEqual(answer)
  expect(Object.keys(readLiveResponse(text).blocks)).toEqual(['results', 'empty', 'filters'])
})

it('a truncated, longer or malformed response is rejected (Spec 4.14)', () => {
  const others = [
    text.slice(0, -1),
    `${text}x`,
    text.slice(0, 20),
    '',
    '<!doctype html>',
    '{}\n',
    'null\n',
    '7\n',
  ]
  for (const other of others) expect(() => readLiveResponse(other)).toThrow()
})
