import { describe, expect, it } from 'vitest'
import { slowEncoder } from './slow-encoder.fixture.ts'

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
    // 680 ms more than the small work cost a start of 14 seconds, at a twentieth of the time waited.
    expect(count).toBe(15)
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
