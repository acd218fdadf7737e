declare const isHtml: unique symbol

/**
 * HTML that may be sent as it is: only the functions of this folder make it. A text is not
 * assignable to it, so that whatever comes from data passes `escapeHtml` first.
 */
export type Html = string & { readonly [isHtml]: true }

/** Says that a string is HTML. Only for what a renderer wrote, never for what came from data. */
export const trustedHtml = (html: string): Html => html as Html // The one place where text turns into HTML.

/** HTML of constant text with HTML in it. */
export function html(constant: TemplateStringsArray, ...parts: readonly Html[]): Html {
  let text = constant[0] ?? ''
  for (let at = 0; at < parts.length; at++) text += `${parts[at]}${constant[at + 1] ?? ''}`
  return trustedHtml(text)
}

/**
 * Pieces of HTML one after another. They are added, not joined: the engine then copies a page's
 * letters once, when it is sent.
 */
export const joinHtml = (parts: readonly Html[]): Html =>
  trustedHtml(parts.reduce((text: string, part) => text + part, ''))

const nonAscii = /[\u{80}-\u{10ffff}]/u
const eachNonAscii = /[\u{80}-\u{10ffff}]/gu

/**
 * HTML or CSS that another renderer wrote, with every letter outside ASCII as a character reference:
 * strings then stay one byte a letter, so that joining and encoding them are plain copies.
 */
export const ascii = (text: string): string =>
  nonAscii.test(text) ? text.replace(eachNonAscii, (letter) => `&#${letter.codePointAt(0)};`) : text

/** The same HTML as one flat string, without the pieces that it was joined from: for keeping. */
export const flat = (text: Html): Html =>
  trustedHtml(Buffer.from(text, 'latin1').toString('latin1'))

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

const special = /[&<>"'\u{80}-\u{10ffff}]/u
const eachSpecial = /[&<>"'\u{80}-\u{10ffff}]/gu

/** Text as it may stand between tags or in a quoted attribute, ASCII only. */
export const escapeHtml = (text: string): Html =>
  trustedHtml(
    special.test(text)
      ? text.replace(eachSpecial, (letter) => escapes[letter] ?? `&#${letter.codePointAt(0)};`)
      : text,
  )

const specialInJson = /[&<'\u{80}-\u{10ffff}]/gu

/** JSON as it may stand in an attribute between single quotes: most of its own quotes are double. */
export const escapeJson = (json: string): Html =>
  trustedHtml(
    json.replace(specialInJson, (letter) => escapes[letter] ?? `&#${letter.codePointAt(0)};`),
  )
