import { expect, test } from 'vitest'
import type { WatchlistChange } from '#domain/account/watchlist.ts'
import { type ChangeAnswer, createAccountWatchlist } from './watchlist.ts'

const save = (id: string): WatchlistChange => ({ action: 'save', id })
const remove = (id: string): WatchlistChange => ({ action: 'remove', id })
const ok: ChangeAnswer = { success: true }
const unreachable: ChangeAnswer = { success: false }

/** A list whose server answers when a test says so, in the order that it chooses. */
function setUp(saved: readonly string[] = []) {
  const asked: { change: WatchlistChange; answer: (answer: ChangeAnswer) => void }[] = []
  const failures: unknown[] = []
  const leaving = Promise.withResolvers<void>()
  const list = createAccountWatchlist({
    saved,
    send: (change) => new Promise((answer) => asked.push({ change, answer })),
    left: () => leaving.promise,
    onFailure: (...failure) => failures.push(failure),
  })
  const settled = () => new Promise((done) => setTimeout(done))
  return {
    list,
    failures,
    /** The changes that the server was asked for. */
    asked: () => asked.map(({ change: { action, id } }) => `${action} ${id}`),
    async answer(index: number, answer: ChangeAnswer) {
      asked[index]?.answer(answer)
      await settled()
    },
    settled,
    async leave() {
      leaving.resolve()
      await settled()
    },
  }
}

test('a change shows before the server is asked, and stays when it agrees (Spec 4.12)', async () => {
  const { list, answer, asked, settled } = setUp(['a'])
  const seen: string[] = []
  list.subscribe(() => seen.push(list.list().join()))
  void list.change(save('b'))
  expect(list.has('b')).toBe(true)
  await settled()
  expect(asked()).toEqual(['save b'])
  await answer(0, ok)
  expect(list.list()).toEqual(['a', 'b'])
  expect(seen).toEqual(['a,b', 'a,b'])
})

test.each([
  ['a refusal', { success: false, message: 'Sold' }],
  ['no answer', unreachable],
])(
  'after %s it is taken back, and its buyer is told once (Spec 4.12, 8.01)',
  async (_, failure) => {
    const { list, answer, failures, settled } = setUp(['a'])
    void list.change(remove('a'))
    expect(list.list()).toEqual([])
    await settled()
    await answer(0, failure)
    expect(list.list()).toEqual(['a'])
    expect(failures).toEqual([[remove('a'), failure]])
  },
)

test('changes of one car are sent one after another, so that no late answer overtakes (Spec 4.12)', async () => {
  const { list, answer, asked, failures, settled } = setUp()
  for (const change of [save('a'), remove('a'), save('a')]) void list.change(change)
  await settled()
  expect(asked()).toEqual(['save a'])
  await answer(0, ok)
  expect(asked()).toEqual(['save a', 'remove a'])
  expect(list.has('a')).toBe(true)
  await answer(1, ok)
  await answer(2, ok)
  expect(asked()).toEqual(['save a', 'remove a', 'save a'])
  expect([list.list(), failures]).toEqual([['a'], []])
})

test('a change that waits for an answer is sent as the page is left (Spec 4.12)', async () => {
  const { list, asked, leave, settled } = setUp(['a'])
  for (const change of [remove('a'), save('a')]) void list.change(change)
  await settled()
  expect(asked()).toEqual(['remove a'])
  await leave()
  expect(asked()).toEqual(['remove a', 'save a'])
})

test('a failure is not told while a later change of the same car waits (Spec 8.01)', async () => {
  const { list, answer, failures, settled } = setUp()
  void list.change(save('a'))
  void list.change(remove('a'))
  await settled()
  await answer(0, unreachable)
  expect([list.list(), failures]).toEqual([[], []])
  await answer(1, ok)
  expect([list.list(), failures]).toEqual([[], []])
})

test('answers for several cars may come in any order, one of them a failure (Spec 4.12)', async () => {
  const { list, answer, settled, failures } = setUp(['a', 'b'])
  void list.change(remove('a'))
  void list.change(save('c'))
  void list.change(remove('b'))
  await settled()
  await answer(2, ok)
  await answer(1, unreachable)
  expect(list.list()).toEqual([])
  await answer(0, unreachable)
  expect(list.list()).toEqual(['a'])
  expect(failures).toHaveLength(2)
})

test('what another tab changed is shown, and is asked for by nobody (Spec 4.12)', async () => {
  const { list, asked, settled } = setUp(['a'])
  list.changed(save('b'))
  list.changed(remove('a'))
  await settled()
  expect([list.list(), asked()]).toEqual([['b'], []])
})
