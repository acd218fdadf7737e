import { serialize } from 'node:v8'
import { expect, it } from 'vitest'
import { ascii, asciiCss, escapeHtml, escapeJson, html } from './html.ts'

/** V8's tag of a string at one byte per character, behind two bytes of version and perhaps padding. */
const ONE_BYTE = '"'.charCodeAt(0)

const isOneByte = (text: string) =>
  serialize(text)
    .subarray(2)
    .find((byte) => byte !== 0) === ONE_BYTE

it('keeps texts without non-ASCII characters at one byte per character, alone and joined', () => {
  const wide = 'Drive away – no more to pay…'
  expect(isOneByte(wide)).toBe(false)
  for (const text of [escapeHtml(wide), escapeJson(wide), ascii(wide), asciiCss(wide)]) {
    expect(isOneByte(text)).toBe(true)
  }
  expect(isOneByte(html`<p>${escapeHtml(wide)}</p>`)).toBe(true)
})
