import { expect, test } from 'vitest'
import { viewAsOf, viewedAddress } from './view-as.ts'

test('an address keeps what the page is viewed as, and nothing that is not understood (WORKSPACE 2)', () => {
  const view = { width: 390, day: '2026-12-01', visitor: 'signed-in', flags: 'chat,-finance' }
  expect(viewAsOf(view)).toEqual(view)
  expect(viewAsOf({ width: 391, day: 'tomorrow', visitor: 'all', flags: '' })).toEqual({})
})

test('the preview is asked for with it', () => {
  const url = 'https://harbour.localhost/?_preview=abc'
  expect(viewedAddress(url, {})).toBe(url)
  expect(
    viewedAddress(url, { width: 390, day: '2026-12-01', visitor: 'signed-in', flags: 'chat' }),
  ).toBe(`${url}&_day=2026-12-01&_signed_in=1&_flags=chat`)
})
