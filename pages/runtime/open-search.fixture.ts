import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { HELD } from '#ui/data-attributes.ts'
import './main.ts'
import { bodyOf, type Network, startNetwork } from './search-page.fixture.ts'

// What ui/elements.css says of it: the whole stylesheet is not needed here.
const style = document.createElement('style')
style.textContent = `[${HELD}] { overflow-anchor: none }`
document.head.append(style)

/** The fake server of the open page. */
export let network: Network
/** Its path: each test has its own, and so its own responses. */
export let path = ''
let opened = 0
let requestsBefore = 0

/** Before each test: a search page without a search, nothing saved and nothing requested. */
export async function openFreshPage(): Promise<void> {
  path = `/search/test-${++opened}`
  localStorage.clear()
  network = startNetwork()
  await open('')
}

/** Opens a search as the browser's history does, over HTML that the server rendered for it. */
export async function open(query: string): Promise<void> {
  // Away from where the test before left it: a box that appears there would be prefetched.
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

/** Paths and queries requested since the page was opened. */
export const requested = () => network.requests.slice(requestsBefore).map((request) => request.page)
export const query = () => decodeURIComponent(location.search)
export const box = (make: string) => page.getByRole('checkbox', { name: make })
export const count = () => page.getByRole('heading', { level: 1 })
export const keyword = () => page.getByLabelText('Keyword')
/** Waits until the address has this query. */
export const atPage = (expected: string) => expect.poll(query).toBe(expected)
