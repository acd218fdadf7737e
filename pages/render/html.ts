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
    ? text.replace(eachNonAscii, (character) => `&#${character.codePointAt(0)};`)
    : text

/** CSS with every non-ASCII character as a CSS escape, for an ASCII page and the hash of its styles. */
export const asciiCss = (css: string): string =>
  css.replace(eachNonAscii, (character) => `\\${character.codePointAt(0)?.toString(16)} `)

/** The same HTML as one flat string, for caching: it does not retain the parts it was joined from. */
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
      ? text.replace(
          eachSpecial,
          (character) => escapes[character] ?? `&#${character.codePointAt(0)};`,
        )
      : text,
  )

const specialInJson = /[&<'\u{80}-\u{10ffff}]/gu

/** JSON for an attribute in single quotes: most of its own quotes are double. */
export const escapeJson = (json: string): Html =>
  trustedHtml(
    json.replace(
      specialInJson,
      (character) => escapes[character] ?? `&#${character.codePointAt(0)};`,
    ),
  )
