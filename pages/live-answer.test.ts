import { expect, it } from 'vitest'
import { liveAnswerHead, readLiveAnswer } from './live-answer.ts'

const answer = {
  title: 'Cars in Wānaka “today”',
  url: '/search?make=Kia',
  blocks: { results: '<p>1\n2</p>', empty: '', filters: '<form>"&amp;"</form>' },
}
const text = liveAnswerHead(answer) + Object.values(answer.blocks).join('')

it('an answer is read as it was written (Spec 4.14)', () => {
  expect(readLiveAnswer(text)).toEqual(answer)
  expect(Object.keys(readLiveAnswer(text).blocks)).toEqual(['results', 'empty', 'filters'])
})

it('what is cut off, longer or of another kind is no answer (Spec 4.14)', () => {
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
  for (const other of others) expect(() => readLiveAnswer(other)).toThrow()
})
