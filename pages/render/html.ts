const nonAscii = /[\u{80}-\u{10ffff}]/u
const eachNonAscii = /[\u{80}-\u{10ffff}]/gu

/**
 * HTML with every non-ASCII letter as a character reference, in one flat copy: strings then stay
 * one byte a letter, so that joining and encoding them are plain copies.
 */
export function ascii(html: string): string {
  const plain = nonAscii.test(html)
    ? html.replace(eachNonAscii, (letter) => `&#${letter.codePointAt(0)};`)
    : html
  return Buffer.from(plain, 'latin1').toString('latin1')
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const special = /[&<>"]/
const eachSpecial = /[&<>"]/g

/** Text as it may stand between tags or in a double-quoted attribute. */
export const escapeHtml = (text: string): string =>
  special.test(text) ? text.replace(eachSpecial, (letter) => escapes[letter] ?? letter) : text

const preloads = /^(?:<link rel="preload"[^>]*>)+/

/** React writes preloads of eager pictures before the root; the parser finds those by itself. */
export const withoutPreloads = (html: string): string =>
  html.startsWith('<link') ? html.replace(preloads, '') : html
