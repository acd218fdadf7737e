import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { liveAnswerHead } from '../live-answer.ts'
import { createAnswers, type Question, questionUrl } from './answers.ts'

const search = (url: string): Question => ({ url, ids: ['results', 'filters'] })
const answer = (url: string) => ({ title: `Cars at ${url}`, url, blocks: { results: '<p>1</p>' } })
const textOf = (url: string) => `${liveAnswerHead(answer(url))}<p>1</p>`

interface Call {
  readonly url: string
  readonly signal: AbortSignal
  respond(response: Response): void
}

/** A network that answers when a test says so, and a clock that a test moves. */
function setUp(max?: number) {
  const calls: Call[] = []
  const clock = { ms: 0 }
  const network: typeof fetch = (input, init) =>
    new Promise((resolve, reject) => {
      const signal = init?.signal ?? new AbortController().signal
      signal.addEventListener('abort', () => reject(signal.reason))
      calls.push({ url: String(input), signal, respond: resolve })
    })
  const answers = createAnswers({
    fetch: network,
    now: () => clock.ms,
    ...(max === undefined ? {} : { max }),
  })
  return { answers, calls, clock }
}

describe('answers', () => {
  it('asks for the named blocks of the page by the reserved parameter', () => {
    expect(questionUrl(search('/search'))).toBe('/search?_blocks=results.filters')
    expect(questionUrl(search('/search?make=Kia'))).toBe('/search?make=Kia&_blocks=results.filters')
  })

  it('asks once for a page that is awaited or already known (Spec 4.14)', async () => {
    const { answers, calls } = setUp()
    const first = answers.ask(search('/search'))
    const second = answers.ask(search('/search'))
    calls[0]?.respond(new Response(textOf('/search')))
    expect(await first).toEqual(answer('/search'))
    expect(await second).toBe(await first)
    expect(await answers.ask(search('/search'))).toBe(await first)
    expect(calls).toHaveLength(1)
  })

  it('asks apart for other blocks of the same page', () => {
    const { answers, calls } = setUp()
    answers.ask(search('/search'))
    answers.ask({ url: '/search', ids: ['results'] })
    expect(calls.map(({ url }) => url)).toEqual([
      '/search?_blocks=results.filters',
      '/search?_blocks=results',
    ])
  })

  it('asks again after a minute, for cars are sold meanwhile', () => {
    const { answers, calls, clock } = setUp()
    answers.ask(search('/search'))
    clock.ms = 59_999
    answers.ask(search('/search'))
    expect(calls).toHaveLength(1)
    clock.ms = 60_000
    answers.ask(search('/search'))
    expect(calls).toHaveLength(2)
  })

  it('keeps so many answers and removes the one used longest ago (Spec 4.14, 9.02)', () => {
    const { answers, calls } = setUp(11)
    for (let page = 1; page <= 11; page++) answers.ask(search(`/${page}`))
    answers.ask(search('/1'))
    answers.ask(search('/12'))
    answers.ask(search('/1'))
    expect(calls).toHaveLength(12)
    answers.ask(search('/2'))
    expect(calls).toHaveLength(13)
  })

  it('gives up what takes too long, and says so', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { answers, calls } = setUp()
    const slow = answers.ask(search('/slow')).catch((cause: unknown) => cause)
    vi.advanceTimersByTime(14_999)
    expect(calls[0]?.signal.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(String(await slow)).toMatch(/no answer came in time/)
    answers.ask(search('/slow'))
    expect(calls).toHaveLength(2)
  })

  it('gives up the others, and leaves known ones alone', async () => {
    const { answers, calls } = setUp()
    const known = answers.ask(search('/known'))
    calls[0]?.respond(new Response(textOf('/known')))
    await known
    const dropped = answers.ask(search('/dropped'))
    answers.ask(search('/wanted'))
    answers.keepOnly(['/wanted'])
    await expect(dropped).rejects.toThrow(/abort/i)
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([false, true, false])
    expect(await answers.ask(search('/known'))).toBe(await known)
    answers.ask(search('/dropped'))
    expect(calls).toHaveLength(4)
  })

  it.each([
    ['an error status', () => new Response(textOf('/search'), { status: 503 }), /status 503/],
    ['a page instead of blocks', () => new Response('<!doctype html>'), /expected blocks/],
    ['a part of an answer', () => new Response(textOf('/search').slice(0, -1)), /expected blocks/],
  ])('forgets a failure: %s', async (_, response, message) => {
    const { answers, calls } = setUp()
    const failed = answers.ask(search('/search'))
    calls[0]?.respond(response())
    await expect(failed).rejects.toThrow(message)
    const again = answers.ask(search('/search'))
    calls[1]?.respond(new Response(textOf('/search')))
    expect(await again).toEqual(answer('/search'))
  })
})
