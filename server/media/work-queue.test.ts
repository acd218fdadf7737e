import { describe, expect, it } from 'vitest'
import { QueueFullError } from './waiting-places.ts'
import { AbandonedError, workQueue } from './work-queue.ts'

const roomy = { client: 100, dealer: 100, all: 100 }

/**
 * A queue over an encoder that works only when asked to, and a clock that goes on by `tickMs` each
 * time it is read.
 */
function slowEncoder({ slots = 1, places = roomy, tickMs = 0 } = {}) {
  const began: string[] = []
  const endings: PromiseWithResolvers<string>[] = []
  let nowMs = 0
  const read = () => {
    nowMs += tickMs
    return nowMs
  }
  const run = workQueue<string>({ slots, places, nowMs: read })
  const ask = (
    key: string,
    by: { dealer?: string; client?: string; costMs?: number; signal?: AbortSignal } = {},
  ) => {
    const { dealer = 'harbour', client = 'anna', costMs = 100, signal } = by
    const work = () => {
      began.push(key)
      const ending = Promise.withResolvers<string>()
      endings.push(ending)
      return ending.promise
    }
    return run({ key, costMs, work }, { dealer, client, ...(signal && { signal }) })
  }
  /** Ends the work that began first of those that run, and lets the next begin. */
  const endOne = async () => {
    endings.shift()?.resolve('done')
    await new Promise((resolve) => setImmediate(resolve))
  }
  const endAll = async () => {
    while (endings.length > 0) await endOne()
  }
  const wait = (ms: number) => {
    nowMs += ms
  }
  return { ask, began, endings, endOne, endAll, wait }
}

const failure = (answer: Promise<unknown>) => answer.catch((cause: unknown) => cause)

describe('workQueue', () => {
  it('never runs more at once than it has slots, and runs everything', async () => {
    const { ask, began, endOne, endAll } = slowEncoder({ slots: 2 })
    const answers = Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => ask(key)))
    expect(began).toEqual(['a', 'b'])
    await endOne()
    expect(began).toEqual(['a', 'b', 'c'])
    await endAll()
    expect(await answers).toEqual(['done', 'done', 'done', 'done', 'done'])
  })

  it('runs work once for all who wait for it', async () => {
    const { ask, began, endAll } = slowEncoder()
    const answers = Promise.all([ask('a'), ask('a', { client: 'ben' }), ask('a')])
    await endAll()
    expect(await answers).toEqual(['done', 'done', 'done'])
    expect(began).toEqual(['a'])
  })

  it('goes on after work that fails, and runs it again for the next who asks', async () => {
    const { ask, began, endings, endAll } = slowEncoder()
    const first = failure(ask('a'))
    endings.shift()?.reject(new Error('torn'))
    expect(await first).toEqual(new Error('torn'))
    const second = ask('a')
    await endAll()
    expect(await second).toBe('done')
    expect(began).toEqual(['a', 'a'])
  })
})

describe('work that nobody waits for any more', () => {
  it('never begins', async () => {
    const { ask, began, endAll } = slowEncoder()
    const leaving = new AbortController()
    const first = ask('a')
    const left = failure(ask('b', { signal: leaving.signal }))
    leaving.abort()
    expect(await left).toBeInstanceOf(AbandonedError)
    const last = ask('c')
    await endAll()
    await Promise.all([first, last])
    expect(began).toEqual(['a', 'c'])
  })

  it('still begins while one of those who asked for it stays', async () => {
    const { ask, began, endAll } = slowEncoder()
    const leaving = new AbortController()
    const first = ask('a')
    const left = failure(ask('b', { signal: leaving.signal }))
    const stays = ask('b', { client: 'ben' })
    leaving.abort()
    expect(await left).toBeInstanceOf(AbandonedError)
    await endAll()
    expect(await Promise.all([first, stays])).toEqual(['done', 'done'])
    expect(began).toEqual(['a', 'b'])
  })

  it('ends where it runs already, and whoever joins meanwhile gets the result', async () => {
    const { ask, began, endAll } = slowEncoder()
    const leaving = new AbortController()
    const left = failure(ask('a', { signal: leaving.signal }))
    leaving.abort()
    expect(await left).toBeInstanceOf(AbandonedError)
    const joined = ask('a', { client: 'ben' })
    await endAll()
    expect(await joined).toBe('done')
    expect(began).toEqual(['a'])
  })

  it('is not even taken from one who has left before it could be queued', async () => {
    const { ask, began } = slowEncoder()
    expect(await failure(ask('a', { signal: AbortSignal.abort() }))).toBeInstanceOf(AbandonedError)
    expect(began).toEqual([])
  })

  it('takes no place from others', async () => {
    const { ask, endAll } = slowEncoder({ places: { ...roomy, client: 1 } })
    const leaving = new AbortController()
    const first = ask('a')
    const left = failure(ask('b', { signal: leaving.signal }))
    leaving.abort()
    await left
    const next = ask('c')
    await endAll()
    expect(await Promise.all([first, next])).toEqual(['done', 'done'])
  })
})

describe('a flood', () => {
  it('of one dealer lets another dealer go first', async () => {
    const { ask, began, endOne, endAll } = slowEncoder()
    const flood = Promise.all(
      Array.from({ length: 20 }, (_, index) => ask(`flood ${index}`, { client: `bot ${index}` })),
    )
    await endOne()
    const other = ask('other', { dealer: 'kiwi', client: 'ben' })
    await endOne()
    expect(began.at(-1)).toBe('other')
    await endAll()
    await Promise.all([flood, other])
  })

  it('of one client over many dealers lets another client go first', async () => {
    const { ask, began, endOne, endAll } = slowEncoder()
    const flood = Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ask(`flood ${index}`, { dealer: `dealer ${index}` }),
      ),
    )
    await endOne()
    const other = ask('other', { dealer: 'dealer 7', client: 'ben' })
    await endOne()
    expect(began.at(-1)).toBe('other')
    await endAll()
    await Promise.all([flood, other])
  })

  it('does not hold back one who wants a picture that the flood asked for too', async () => {
    const { ask, began, endOne, endAll } = slowEncoder()
    const flood = Promise.all(Array.from({ length: 20 }, (_, index) => ask(`flood ${index}`)))
    await endOne()
    const other = ask('flood 19', { dealer: 'kiwi', client: 'ben' })
    await endOne()
    expect(began.at(-1)).toBe('flood 19')
    await endAll()
    await Promise.all([flood, other])
  })
})

describe('the order of work', () => {
  it('shares the time evenly between the clients of a dealer, by what their work costs', async () => {
    const { ask, began, endAll } = slowEncoder()
    const small = Array.from({ length: 10 }, (_, index) => `b${index + 1}`)
    const answers = Promise.all([
      ...['A1', 'A2', 'A3'].map((key) => ask(key, { client: 'anna', costMs: 400 })),
      ...small.map((key) => ask(key, { client: 'ben', costMs: 100 })),
    ])
    await endAll()
    await answers
    expect(began.join(' ')).toBe('A1 b1 b2 b3 b4 b5 b6 b7 b8 A2 b9 b10 A3')
  })

  it('takes the small work of a client before large work of others, though it is the second', async () => {
    const { ask, began, endAll } = slowEncoder()
    const answers = Promise.all([
      ask('ben 1', { client: 'ben', costMs: 20 }),
      ...['carl', 'dora', 'emil'].map((client) => ask(client, { client, costMs: 700 })),
      ask('ben 2', { client: 'ben', costMs: 20 }),
    ])
    await endAll()
    await answers
    expect(began).toEqual(['ben 1', 'ben 2', 'carl', 'dora', 'emil'])
  })

  it('takes new small work of a visitor before a flood that has had much and waits for long', async () => {
    const { ask, began, endOne, endAll, wait } = slowEncoder()
    const flood = Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ask(`flood ${index}`, { client: `bot ${index % 4}`, costMs: 700 }),
      ),
    )
    for (let ended = 0; ended < 8; ended++) await endOne()
    wait(15_000)
    const visitor = ask('visitor', { client: 'ben', costMs: 20 })
    await endOne()
    expect(began.at(-1)).toBe('visitor')
    await endAll()
    await Promise.all([flood, visitor])
  })

  it.each([
    ['stands still', 0],
    ['runs', 0.001],
  ])('takes the cheaper work of a client first, while the clock %s', async (_, tickMs) => {
    const { ask, began, endAll } = slowEncoder({ tickMs })
    const answers = Promise.all([
      ask('first'),
      ask('large', { costMs: 700 }),
      ask('small', { costMs: 20 }),
      ask('middle', { costMs: 200 }),
      ask('large too', { costMs: 700 }),
    ])
    await endAll()
    await answers
    expect(began).toEqual(['first', 'small', 'middle', 'large', 'large too'])
  })

  it('does not let small work hold large work back for ever', async () => {
    const { ask, began, endOne, endAll, wait } = slowEncoder()
    const answers = [ask('first'), ask('large', { costMs: 700 })]
    let count = 0
    while (!began.includes('large') && count < 100) {
      answers.push(ask(`small ${count++}`, { costMs: 20 }))
      wait(1_000)
      await endOne()
    }
    // 680 ms more than the small work cost a start of 7 seconds, at a tenth of the time waited.
    expect(count).toBe(8)
    await endAll()
    await Promise.all(answers)
  })

  it('forgets in time what a client has had', async () => {
    const { ask, began, endAll, wait } = slowEncoder()
    const before = Promise.all([ask('1'), ask('2'), ask('3')])
    await endAll()
    await before
    wait(60_000)
    const after = Promise.all([
      ask('running', { client: 'carl', costMs: 10 }),
      ask('ben', { client: 'ben', costMs: 20 }),
      ask('ben too', { client: 'ben', costMs: 20 }),
      ask('anna', { client: 'anna', costMs: 20 }),
    ])
    await endAll()
    await after
    expect(began.slice(3)).toEqual(['running', 'ben', 'anna', 'ben too'])
  })
})

describe('a full queue', () => {
  const refusedBy = async (answer: Promise<unknown>) => {
    const cause = await failure(answer)
    return cause instanceof QueueFullError ? cause.by : cause
  }

  it('refuses a client that waits for as much as a client may, and no other', async () => {
    const { ask, endAll } = slowEncoder({ places: { ...roomy, client: 2 } })
    const held = Promise.all([ask('a'), ask('b'), ask('c', { dealer: 'kiwi' })])
    expect(await refusedBy(ask('d', { dealer: 'paddock' }))).toBe('client')
    const other = ask('e', { client: 'ben' })
    await endAll()
    expect(await Promise.all([held, other])).toBeTruthy()
  })

  it('refuses those who ask for more of a dealer than its places', async () => {
    const { ask, endAll } = slowEncoder({ places: { ...roomy, dealer: 2 } })
    const held = Promise.all(['anna', 'ben', 'carl'].map((client) => ask(client, { client })))
    expect(await refusedBy(ask('d', { client: 'dora' }))).toBe('dealer')
    const other = ask('e', { dealer: 'kiwi', client: 'dora' })
    await endAll()
    await Promise.all([held, other])
  })

  it('refuses the last of the client that holds most of a dealer, for one that holds less', async () => {
    const { ask, began, endAll } = slowEncoder({ places: { ...roomy, dealer: 3 } })
    const held = Promise.all([ask('a'), ask('b'), ask('c')])
    const last = refusedBy(ask('d'))
    const other = ask('e', { client: 'ben' })
    expect(await last).toBe('dealer')
    await endAll()
    await Promise.all([held, other])
    expect(began).toEqual(['a', 'e', 'b', 'c'])
  })

  it('refuses the last of the dealer that holds most, for a dealer that holds less', async () => {
    const { ask, began, endAll } = slowEncoder({ places: { ...roomy, all: 3 } })
    const held = Promise.all(['a', 'b', 'c'].map((key) => ask(key, { client: key })))
    const last = refusedBy(ask('d', { client: 'd' }))
    const other = ask('e', { dealer: 'kiwi', client: 'ben' })
    expect(await last).toBe('all')
    await endAll()
    await Promise.all([held, other])
    expect(began).toContain('e')
    expect(began).not.toContain('d')
  })

  it('counts nobody who waits for work that runs already', async () => {
    const { ask, endAll } = slowEncoder({ places: { ...roomy, client: 1 } })
    const held = Promise.all([ask('a'), ask('a'), ask('a'), ask('b')])
    expect(await refusedBy(ask('c'))).toBe('client')
    await endAll()
    await held
  })
})
