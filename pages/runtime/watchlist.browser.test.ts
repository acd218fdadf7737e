import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SESSION_HINT } from '#domain/account/session-hint.ts'
import { baseWords } from '#domain/site/interface-texts.ts'
import { startWatchlist as startUntil } from './watchlist.ts'

const phone = '+61491570006'
const cars = ['Kia 1', 'Ford 2', 'Mazda 3']
const idOf = (name: string) => name.replace(/\D/g, '')

const heart = (name: string) =>
  `<button form="account-hearts" name="car_id" value="${idOf(name)}" data-name="${name}" aria-pressed="false" aria-label="Save ${name}"><svg></svg></button>`
const body = () =>
  `<header><a href="/watchlist?car=9">Saved: <span data-bind="favourites"></span></a></header>
   <main>${cars.map(heart).join('')}</main>
   <form id="account-hearts" method="post" action="/api/watchlist/save-car" hidden></form>`

interface Call {
  readonly path: string
  readonly body: Record<string, unknown>
  /** Answers it; without a status the line breaks. */
  answer(status?: number, json?: object): Promise<void>
}

/** Calls that the server got; those to the list wait for a test to answer them. */
let calls: Call[]
let me: object
let alerts: string[]
let events: unknown[]
let sent: string[]
const ends: (() => void)[] = []

function startWatchlist(): Promise<void> {
  const end = new AbortController()
  ends.push(() => end.abort())
  return startUntil(end.signal)
}

beforeEach(async () => {
  localStorage.clear()
  await cookieStore.set(SESSION_HINT, '1')
  ;[calls, alerts, events, sent] = [[], [], [], []]
  me = { signed_in: true, phone, saved: ['2'], words: baseWords }
  document.body.innerHTML = body()
  const form = document.querySelector('form')
  if (form) {
    form.submit = () =>
      sent.push(`${new URL(form.action).pathname} ${[...new FormData(form)].join()}`)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const by = event.submitter
      if (by instanceof HTMLButtonElement) sent.push(`natively ${by.name} ${by.value}`)
    })
  }
  window.alert = (text) => alerts.push(String(text))
  window.fetch = (input, init) => {
    const path = String(input)
    if (path === '/api/me') return Promise.resolve(Response.json(me))
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    calls.push({
      path: path.replace('/api/watchlist/', ''),
      body: JSON.parse(String(init?.body)),
      async answer(status, json = { success: true, message: 'Done' }) {
        if (status === undefined) reject(new TypeError('Failed to fetch'))
        else resolve(Response.json(json, { status }))
        await new Promise((done) => setTimeout(done))
      },
    })
    return promise
  }
  const listen = (event: Event) => 'detail' in event && events.push(event.detail)
  document.addEventListener('forecourt:event', listen)
  ends.push(() => document.removeEventListener('forecourt:event', listen))
})
afterEach(async () => {
  await cookieStore.delete(SESSION_HINT)
  for (const end of ends.splice(0)) end()
  document.body.innerHTML = ''
})

const save = (name: string) => page.getByRole('button', { name: `Save ${name}` })
const isSaved = (name: string, is: boolean) =>
  expect.element(save(name)).toHaveAttribute('aria-pressed', String(is))
const count = () => document.querySelector('header span')?.textContent
const toast = () => document.querySelector<HTMLElement>('.page-toast:popover-open')

describe('the watchlist of a signed-in buyer', () => {
  it('shows what the account has, also in results that come later (Spec 4.12)', async () => {
    await startWatchlist()
    await isSaved('Ford 2', true)
    await isSaved('Kia 1', false)
    expect(count()).toBe('1')
    expect(document.querySelector('a')?.search).toBe('')
    document.querySelector('main')?.insertAdjacentHTML('beforeend', heart('Ford 2'))
    document.dispatchEvent(new Event('forecourt:shown'))
    await expect
      .poll(() => document.querySelectorAll('[value="2"][aria-pressed=true]').length)
      .toBe(2)
  })

  it('shows a press at once, then asks the server with number and car, and is event 39 once (Spec 4.12, 7.01, 7.24, 8.13)', async () => {
    await startWatchlist()
    await userEvent.click(save('Kia 1'))
    await isSaved('Kia 1', true)
    expect(count()).toBe('2')
    expect(toast()?.textContent).toBe(
      'Car Saved In WatchlistKia 1 is now available in your watchlistView List',
    )
    expect(toast()?.querySelector('a')?.getAttribute('href')).toBe('/watchlist')
    expect(calls).toMatchObject([{ path: 'save-car', body: { phone_number: phone, car_id: '1' } }])
    expect(events).toEqual([])
    await calls[0]?.answer(200)
    await isSaved('Kia 1', true)
    await expect.poll(() => events).toEqual([{ event: 39, carId: '1', isCounted: true }])
    expect(alerts).toEqual([])
  })

  it('removes a car, with a toast in place of the last one and a way back that counts nothing (Spec 4.16, 7.02, 8.13)', async () => {
    await startWatchlist()
    await userEvent.click(save('Kia 1'))
    await userEvent.click(save('Ford 2'))
    await isSaved('Ford 2', false)
    expect(document.querySelectorAll('.page-toast')).toHaveLength(1)
    expect(toast()?.textContent).toBe('Car RemovedFord 2 is no longer in your watchlistUndo')
    for (const call of calls) await call.answer(200)
    events.length = 0
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    await isSaved('Ford 2', true)
    expect(calls.map(({ path, body }) => [path, body.car_id])).toEqual([
      ['save-car', '1'],
      ['remove-car', '2'],
      ['save-car', '2'],
    ])
    await calls[2]?.answer(200)
    expect(events).toEqual([])
  })

  it.each([
    ['the line breaks', undefined, undefined, 'Kia 1 was not saved. We could not reach your list'],
    ['the server refuses', 409, { success: false, message: 'Too late' }, 'Too late'],
    ['a refusal has an error alone', 429, { error: 'Too many', code: 'x' }, 'Too many'],
    ['the answer is none of ours', 502, undefined, 'Kia 1 was not saved'],
  ])(
    'takes a press back and says so in an alert where %s (Spec 8.01)',
    async (_, status, json, says) => {
      await startWatchlist()
      await userEvent.click(save('Kia 1'))
      await calls[0]?.answer(status, json ?? {})
      await isSaved('Kia 1', false)
      expect(count()).toBe('1')
      expect(alerts).toHaveLength(1)
      expect(alerts[0]).toContain(says)
      expect([toast(), events]).toEqual([null, []])
    },
  )

  it('is right when answers come late and out of order (Spec 4.12)', async () => {
    await startWatchlist()
    await userEvent.click(save('Kia 1'))
    await userEvent.click(save('Mazda 3'))
    await userEvent.click(save('Kia 1'))
    expect(calls).toHaveLength(2)
    await calls[1]?.answer(200)
    await calls[0]?.answer(200)
    await isSaved('Kia 1', false)
    await expect
      .poll(() => calls.map(({ path }) => path))
      .toEqual(['save-car', 'save-car', 'remove-car'])
    await calls[2]?.answer()
    // The removal failed: the account has it.
    await isSaved('Kia 1', true)
    await isSaved('Mazda 3', true)
    expect(count()).toBe('3')
    expect(alerts[0]).toContain('Kia 1 was not removed')
  })

  it('shows what another tab of this buyer changed, and nothing of another buyer (D26)', async () => {
    await startWatchlist()
    const other = new BroadcastChannel('watchlist')
    ends.push(() => other.close())
    other.postMessage({ phone: '+61400000000', change: { action: 'save', id: '3' } })
    other.postMessage({ phone, change: { action: 'save', id: '1' } })
    other.postMessage({ phone, change: { action: 'remove', id: '2' } })
    await isSaved('Kia 1', true)
    await isSaved('Ford 2', false)
    await isSaved('Mazda 3', false)
    expect(calls).toEqual([])
  })

  it('tells other tabs of what the server has done alone (Spec 4.12)', async () => {
    const told: unknown[] = []
    const other = new BroadcastChannel('watchlist')
    ends.push(() => other.close())
    other.addEventListener('message', ({ data }) => told.push(data))
    await startWatchlist()
    await userEvent.click(save('Kia 1'))
    await userEvent.click(save('Mazda 3'))
    await calls[0]?.answer()
    await calls[1]?.answer(200)
    await expect.poll(() => told).toEqual([{ phone, change: { action: 'save', id: '3' } }])
  })

  it('leaves a press to the form once its buyer has signed out in another tab (Spec 5.05)', async () => {
    await startWatchlist()
    await cookieStore.delete(SESSION_HINT)
    document.dispatchEvent(new Event('visibilitychange'))
    await isSaved('Ford 2', false)
    expect(count()).toBe('')
    await userEvent.click(save('Kia 1'))
    expect([sent, calls]).toEqual([['natively car_id 1'], []])
  })

  it('leads to sign-in with what was wished where the session has ended (Spec 5.05)', async () => {
    await startWatchlist()
    await userEvent.click(save('Kia 1'))
    await calls[0]?.answer(401, { error: 'Please sign in', code: 'not_signed_in', success: false })
    await isSaved('Kia 1', false)
    expect([sent, alerts]).toEqual([['/api/watchlist/save-car car_id,1'], []])
  })

  it.each([
    ['nobody is signed in', { signed_in: false }],
    ['the answer is none of ours', {}],
  ])('leaves hearts to their form where %s (Spec 5.05)', async (_, answer) => {
    me = answer
    await startWatchlist()
    await userEvent.click(save('Kia 1'))
    expect([sent, calls, toast()]).toEqual([['natively car_id 1'], [], null])
  })
})

describe('favourites of this browser', () => {
  const kept = [{ id: '1', price: 9_990 }, { id: '2' }, { id: 'sold', price: 'dear' }]
  const favourites = () => JSON.parse(localStorage.getItem('favourites') ?? '[]')
  beforeEach(() => localStorage.setItem('favourites', JSON.stringify(kept)))

  it('come along, and are forgotten here once the account has them (Spec 1.04, 4.13)', async () => {
    const starting = startWatchlist()
    await expect.poll(() => calls.length).toBe(1)
    expect(calls[0]).toMatchObject({
      path: 'take-along',
      body: {
        phone_number: phone,
        cars: [{ id: '1', price: 9_990 }, { id: '2' }, { id: 'sold' }],
      },
    })
    expect(favourites()).toEqual(kept)
    await calls[0]?.answer(200)
    await starting
    expect(favourites()).toEqual([])
    await isSaved('Kia 1', true)
    expect([count(), events, alerts]).toEqual(['3', [], []])
  })

  it('stay here where the account cannot take them, and so does one that came meanwhile (Spec 4.13)', async () => {
    const failing = startWatchlist()
    await expect.poll(() => calls.length).toBe(1)
    await calls[0]?.answer()
    await failing
    expect(favourites()).toEqual(kept)
    expect(alerts).toEqual([])
  })

  it('that another tab keeps meanwhile is not lost (Spec 4.13)', async () => {
    const starting = startWatchlist()
    await expect.poll(() => calls.length).toBe(1)
    localStorage.setItem('favourites', JSON.stringify([...kept, { id: 'late' }]))
    await calls[0]?.answer(200)
    await starting
    expect(favourites()).toEqual([{ id: 'late' }])
  })

  it('need no storage: without one the list of the account works (Spec 4.12)', async () => {
    const { getItem } = Storage.prototype
    Storage.prototype.getItem = () => {
      throw new DOMException('Blocked', 'SecurityError')
    }
    ends.push(() => {
      Storage.prototype.getItem = getItem
    })
    await startWatchlist()
    await userEvent.click(save('Kia 1'))
    await calls[0]?.answer(200)
    await isSaved('Kia 1', true)
    expect(calls).toHaveLength(1)
  })
})

describe('a toast', () => {
  it('is reached by F6, stays while it has the focus, and is closed by Escape, which gives the focus back (Spec 4.16, 8.13)', async () => {
    await startWatchlist()
    const kia = save('Kia 1')
    ;(kia.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    expect(document.querySelector('[role=status]')?.textContent).toContain('Car Saved In Watchlist')
    await userEvent.keyboard('{F6}')
    expect(document.activeElement?.textContent).toBe('View List')
    await userEvent.keyboard('{Escape}')
    expect(toast()).toBeNull()
    expect(document.activeElement).toBe(kia.element())
  })
})
