declare const isHtml: unique symbol

/**
 * HTML that may be sent as it is: only the functions of this folder make it. A string is not
 * assignable to it, so that all data must pass `escapeHtml` first.
 */
export type Html = string & { readonly [isHtml]: true }

/** Marks a string as HTML: only for a renderer's output, never for data. */
export const trustedHtml = (html: string): Html => html as Html // The one cast from text to HTML.

/** HTML of constant text with HTML in it. */
export function html(constant: TemplateStringsArray, ...parts: readonly Html[]): Html {
  let text = constant[0] ?? ''
  for (let at = 0; at < parts.length; at++) text += `${parts[at]}${constant[at + 1] ?? ''}`
  return trustedHtml(text)
}

/**
 * Concatenates HTML. `+` makes V8 copy a page's characters only once, when it is sent; `join` would
 * copy them here too.
 */
export const joinHtml = (parts: readonly Html[]): Html =>
  trustedHtml(parts.reduce((text: string, part) => text + part, ''))

const nonAscii = /[\u{80}-\u{10ffff}]/u
const eachNonAscii = /[\u{80}-\u{10ffff}]/gu

/**
 * Another renderer's HTML or CSS, with every non-ASCII character as a character reference: strings
 * then stay at one byte per character, and joining and encoding them are plain copies.
 */
export const ascii = (text: string): string =>
  nonAscii.test(text)
    ? oneByte(text.replace(eachNonAscii, (character) => `&#${character.codePointAt(0)};`))
    : text

/** CSS with every non-ASCII character as a CSS escape, for an ASCII page and the hash of its styles. */
export const asciiCss = (css: string): string =>
  oneByte(css.replace(eachNonAscii, (character) => `\\${character.codePointAt(0)?.toString(16)} `))

/**
 * The same ASCII text, flat and at one byte per character. V8 keeps two bytes per character where
 * `replace` removed the wider ones, and then for every text that such a text is joined with. A browser,
 * which renders a page for Storybook, has no `Buffer` and keeps the text as it is: `TextDecoder` would
 * take up to ten times as long as `Buffer` on the server.
 */
const oneByte: (text: string) => string =
  typeof Buffer === 'undefined'
    ? (text) => text
    : (text) => Buffer.from(text, 'latin1').toString('latin1')

/** The same HTML as one flat string, for caching: it does not retain the parts it was joined from. */
export const flat = (text: Html): Html => trustedHtml(oneByte(text))

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
  trustedHtml(special.test(text) ? escaped(text, eachSpecial) : text)

const specialInJson = /[&<'\u{80}-\u{10ffff}]/gu

/** JSON for an attribute in single quotes: most of its own quotes are double. */
export const escapeJson = (json: string): Html => trustedHtml(escaped(json, specialInJson))

function escaped(text: string, characters: RegExp): string {
  const ascii = text.replace(
    characters,
    (character) => escapes[character] ?? `&#${character.codePointAt(0)};`,
  )
  return nonAscii.test(text) ? oneByte(ascii) : ascii
}
