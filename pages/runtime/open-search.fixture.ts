import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import './main.ts'
import { bodyOf, type Network, startNetwork } from './search-page.fixture.ts'

/** The other end of the network of the page that is open. */
export let network: Network
/** Where it is: every test has a path, and so answers, of its own. */
export let path = ''
let opened = 0
let requestsBefore = 0

/** Before each test: a search page without a search, nothing saved and nothing asked for. */
export async function openFreshPage(): Promise<void> {
  path = `/search/test-${++opened}`
  localStorage.clear()
  network = startNetwork()
  await open('')
}

/** Comes to a search as by the browser's history, over HTML that the server drew for it. */
export async function open(query: string): Promise<void> {
  // Away from what the test before left it on: a box that comes to lie there would be asked for.
  await userEvent.unhover(document.body)
  history.pushState(null, '', path + query)
  document.body.innerHTML = bodyOf(new URL(location.href))
  scrollTo(0, 0)
  const shown = new Promise((done) =>
    document.addEventListener('forecourt:shown', done, { once: true }),
  )
  dispatchEvent(new PopStateEvent('popstate'))
  await shown
  await userEvent.hover(page.getByRole('heading', { level: 1 }))
  requestsBefore = network.requests.length
}

/** Paths and queries that were asked for since the page was opened. */
export const requested = () => network.requests.slice(requestsBefore).map((request) => request.page)
export const query = () => decodeURIComponent(location.search)
export const box = (make: string) => page.getByRole('checkbox', { name: make })
export const count = () => page.getByRole('heading', { level: 1 })
export const keyword = () => page.getByLabelText('Keyword')
/** Waits until the address has this query. */
export const atPage = (expected: string) => expect.poll(query).toBe(expected)
