import { describe, expect, it } from 'vitest'
import { slowEncoder } from './slow-encoder.fixture.ts'

describe('a flood of requests', () => {
  it('for one dealer lets another dealer go first', async () => {
    const { request, started, finishOne, finishAll } = slowEncoder()
    const flood = Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        request(`flood ${index}`, { client: `bot ${index}` }),
      ),
    )
    await finishOne()
    const other = request('other', { dealer: 'kiwi', client: 'ben' })
    await finishOne()
    expect(started.at(-1)).toBe('other')
    await finishAll()
    await Promise.all([flood, other])
  })

  it('by one client for many dealers lets another client go first', async () => {
    const { request, started, finishOne, finishAll } = slowEncoder()
    const flood = Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        request(`flood ${index}`, { dealer: `dealer ${index}` }),
      ),
    )
    await finishOne()
    const other = request('other', { dealer: 'dealer 7', client: 'ben' })
    await finishOne()
    expect(started.at(-1)).toBe('other')
    await finishAll()
    await Promise.all([flood, other])
  })

  it('does not delay a client that requests a picture of the flood', async () => {
    const { request, started, finishOne, finishAll } = slowEncoder()
    const flood = Promise.all(Array.from({ length: 20 }, (_, index) => request(`flood ${index}`)))
    await finishOne()
    const other = request('flood 19', { dealer: 'kiwi', client: 'ben' })
    await finishOne()
    expect(started.at(-1)).toBe('flood 19')
    await finishAll()
    await Promise.all([flood, other])
  })
})

describe('the order of tasks', () => {
  it('shares time evenly between the clients of a dealer, by the cost of their tasks', async () => {
    const { request, started, finishAll } = slowEncoder()
    const small = Array.from({ length: 10 }, (_, index) => `b${index + 1}`)
    const results = Promise.all([
      ...['A1', 'A2', 'A3'].map((key) => request(key, { client: 'anna', costMs: 400 })),
      ...small.map((key) => request(key, { client: 'ben', costMs: 100 })),
    ])
    await finishAll()
    await results
    expect(started.join(' ')).toBe('A1 b1 b2 b3 b4 b5 b6 b7 b8 A2 b9 b10 A3')
  })

  it('runs the second small task of a client before large tasks of others', async () => {
    const { request, started, finishAll } = slowEncoder()
    const results = Promise.all([
      request('ben 1', { client: 'ben', costMs: 20 }),
      ...['carl', 'dora', 'emil'].map((client) => request(client, { client, costMs: 700 })),
      request('ben 2', { client: 'ben', costMs: 20 }),
    ])
    await finishAll()
    await results
    expect(started).toEqual(['ben 1', 'ben 2', 'carl', 'dora', 'emil'])
  })

  it('runs a new small task before a flood that has used much time and waits for long', async () => {
    const { request, started, finishOne, finishAll, advanceClock } = slowEncoder()
    const flood = Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        request(`flood ${index}`, { client: `bot ${index % 4}`, costMs: 700 }),
      ),
    )
    for (let ended = 0; ended < 8; ended++) await finishOne()
    advanceClock(15_000)
    const visitor = request('visitor', { client: 'ben', costMs: 20 })
    await finishOne()
    expect(started.at(-1)).toBe('visitor')
    await finishAll()
    await Promise.all([flood, visitor])
  })

  it.each([
    ['is stopped', 0],
    ['advances', 0.001],
  ])('runs the cheaper tasks of a client first, while the clock %s', async (_, tickMs) => {
    const { request, started, finishAll } = slowEncoder({ tickMs })
    const results = Promise.all([
      request('first'),
      request('large', { costMs: 700 }),
      request('small', { costMs: 20 }),
      request('middle', { costMs: 200 }),
      request('large too', { costMs: 700 }),
    ])
    await finishAll()
    await results
    expect(started).toEqual(['first', 'small', 'middle', 'large', 'large too'])
  })

  it('does not let small tasks starve a large one', async () => {
    const { request, started, finishOne, finishAll, advanceClock } = slowEncoder()
    const results = [request('first'), request('large', { costMs: 700 })]
    let count = 0
    while (!started.includes('large') && count < 100) {
      results.push(request(`small ${count++}`, { costMs: 20 }))
      advanceClock(1_000)
      await finishOne()
    }
    // The cost difference of 680 ms is made up by 13.6 s of waiting at 0.05 ms per ms.
    expect(count).toBe(15)
    await finishAll()
    await Promise.all(results)
  })

  it('forgets the time that a client has used', async () => {
    const { request, started, finishAll, advanceClock } = slowEncoder()
    const before = Promise.all([request('1'), request('2'), request('3')])
    await finishAll()
    await before
    advanceClock(60_000)
    const after = Promise.all([
      request('running', { client: 'carl', costMs: 10 }),
      request('ben', { client: 'ben', costMs: 20 }),
      request('ben too', { client: 'ben', costMs: 20 }),
      request('anna', { client: 'anna', costMs: 20 }),
    ])
    await finishAll()
    await after
    expect(started.slice(3)).toEqual(['running', 'ben', 'anna', 'ben too'])
  })
})
