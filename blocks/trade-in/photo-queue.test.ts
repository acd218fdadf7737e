import { expect, test } from 'vitest'
import { createPhotoQueue, type Photo, type PhotoAnswer } from './photo-queue.ts'

const photo = (place: number): Photo => ({
  key: `key-${place}`,
  place,
  name: `${place}.jpg`,
  file: new Blob(['a photo']),
})
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** A queue whose line the test is: each sending waits for its answer. */
function line() {
  const sent: { key: string; answer: (answer: PhotoAnswer) => void; signal: AbortSignal }[] = []
  const shown = new Map<string, string>()
  const waits: { ms: number; end: () => void }[] = []
  const forgotten: string[] = []
  let arrived: ReadonlySet<string> | undefined = new Set()
  const lost: boolean[] = []
  const queue = createPhotoQueue({
    send: ({ key }, progress, signal) =>
      new Promise((answer) => {
        progress(0.5)
        sent.push({ key, answer, signal })
        signal.addEventListener('abort', () => answer('failed'))
      }),
    arrived: async () => arrived,
    forget: (key) => forgotten.push(key),
    show: (key, state, { share, message }) =>
      shown.set(key, [state, share, message].join(' ').trim()),
    showLost: (isLost) => lost.push(isLost),
    wait: (ms) => new Promise((end) => waits.push({ ms, end })),
  })
  return {
    queue,
    sent,
    shown,
    waits,
    forgotten,
    lost,
    setArrived(keys: readonly string[] | undefined) {
      arrived = keys && new Set(keys)
    },
    keys: () => sent.map(({ key }) => key),
    async answer(at: number, answer: PhotoAnswer) {
      sent[at]?.answer(answer)
      await settle()
    },
    async endWait(at: number) {
      waits[at]?.end()
      await settle()
    },
  }
}

test('three at once, in the order chosen; a refused one holds up no other (Spec 5.24)', async () => {
  const it = line()
  for (let place = 0; place < 5; place++) it.queue.add(photo(place))
  expect(it.keys()).toEqual(['key-0', 'key-1', 'key-2'])
  expect([it.shown.get('key-0'), it.shown.get('key-3')]).toEqual(['sending 0.5', 'waiting'])
  await it.answer(1, { refused: 'Too big' })
  await it.answer(0, 'sent')
  expect(it.keys()).toEqual(['key-0', 'key-1', 'key-2', 'key-3', 'key-4'])
  expect([it.shown.get('key-0'), it.shown.get('key-1')]).toEqual(['sent', 'refused  Too big'])
  expect(it.forgotten).toEqual(['key-1', 'key-0'])
})

test('after a lost line it goes on with one, then with three, and sends nothing that had arrived (Spec 5.24)', async () => {
  const it = line()
  for (let place = 0; place < 5; place++) it.queue.add(photo(place))
  for (const at of [0, 1, 2]) await it.answer(at, 'failed')
  expect([it.keys().length, it.waits.map(({ ms }) => ms), it.lost]).toEqual([3, [1_000], [true]])
  it.setArrived(['key-1'])
  await it.endWait(0)
  expect([it.shown.get('key-1'), it.lost]).toEqual(['sent', [true, false]])
  expect(it.keys().slice(3)).toEqual(['key-0'])
  await it.answer(3, 'sent')
  expect(it.keys().slice(4)).toEqual(['key-2', 'key-3'])
  await it.answer(4, 'sent')
  await it.answer(5, 'sent')
  await it.answer(6, 'sent')
  expect([...it.shown.values()]).toEqual(['sent', 'sent', 'sent', 'sent', 'sent'])
  expect(it.keys().length).toBe(7)
})

test('while nobody answers pauses grow, and end at once when the line is back (Spec 5.24)', async () => {
  const it = line()
  it.setArrived(undefined)
  it.queue.add(photo(0))
  await it.answer(0, 'failed')
  for (let at = 0; at < 6; at++) await it.endWait(at)
  expect(it.waits.map(({ ms }) => ms / 1_000)).toEqual([1, 2, 4, 8, 16, 30, 30])
  it.setArrived([])
  it.queue.resume()
  await settle()
  expect(it.keys()).toEqual(['key-0', 'key-0'])
})

test('a removed one is not sent, or no longer (Spec 5.24)', async () => {
  const it = line()
  for (let place = 0; place < 4; place++) it.queue.add(photo(place))
  it.queue.remove('key-3')
  it.queue.remove('key-0')
  await settle()
  await it.answer(1, 'sent')
  await it.answer(2, 'sent')
  expect(it.keys()).toEqual(['key-0', 'key-1', 'key-2'])
  expect([it.sent[0]?.signal.aborted, it.waits]).toEqual([true, []])
})
