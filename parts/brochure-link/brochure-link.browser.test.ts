import { afterEach, expect, test, vi } from 'vitest'
import brochureLink from './brochure-link.island.ts'

function placed(): { link: HTMLAnchorElement; status: Element } {
  const host = document.createElement('div')
  host.innerHTML =
    '<a href="#brochure">Download brochure (PDF)</a><p role="status"></p><template>Try again.</template>'
  document.body.append(host)
  brochureLink(host)
  const [link, status] = [host.querySelector('a'), host.querySelector('p')]
  if (!link || !status) throw new Error('expected a link and its status')
  return { link, status }
}

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  history.replaceState(null, '', location.pathname)
})

test('a failure says so where the button is, and the page stays (Spec 8.06)', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  const { link, status } = placed()
  link.click()
  await expect.poll(() => status.textContent).toBe('Try again.')
  expect(location.hash).toBe('')
})

test('a brochure that is ready is opened, once for two presses (Spec 2.47)', async () => {
  const asked = vi.fn(async () => new Response(null, { status: 200 }))
  vi.stubGlobal('fetch', asked)
  const { link, status } = placed()
  link.click()
  link.click()
  await expect.poll(() => location.hash).toBe('#brochure')
  expect(asked).toHaveBeenCalledTimes(1)
  expect(status.textContent).toBe('')
})
