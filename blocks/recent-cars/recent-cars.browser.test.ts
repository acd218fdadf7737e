import { beforeEach, expect, test } from 'vitest'
import { createRecentlyViewed } from '#state/recently-viewed.ts'
import showRecent from './recent-cars.island.ts'

const prerendering = (is: boolean) =>
  Object.defineProperty(document, 'prerendering', { value: is, configurable: true })
const viewed = () => createRecentlyViewed().list()

beforeEach(() => {
  localStorage.clear()
  prerendering(false)
  document.body.innerHTML = '<div><section data-viewed="strip" data-id="jm-1"></section></div>'
})
const start = () => {
  const [host] = document.body.children
  if (host instanceof HTMLElement) showRecent(host)
}

test("the page's car is remembered (Spec 2.47)", async () => {
  start()
  await expect.poll(viewed).toEqual(['jm-1'])
})

test('a page that the browser only prepares is remembered when the visitor comes to it (Spec 2.47)', async () => {
  prerendering(true)
  start()
  await Promise.resolve()
  expect(viewed()).toEqual([])
  document.dispatchEvent(new Event('prerenderingchange'))
  await expect.poll(viewed).toEqual(['jm-1'])
})
