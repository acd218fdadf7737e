import { expect, test } from 'vitest'
import { whenSeen } from './seen.ts'

const prerendering = (is: boolean) =>
  Object.defineProperty(document, 'prerendering', { value: is, configurable: true })

test('a page that the browser prepares is seen once the visitor comes to it', async () => {
  prerendering(true)
  let isSeen = false
  const seen = whenSeen().then(() => {
    isSeen = true
  })
  await Promise.resolve()
  expect(isSeen).toBe(false)
  document.dispatchEvent(new Event('prerenderingchange'))
  await seen
  prerendering(false)
  await whenSeen()
})
