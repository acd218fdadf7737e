import { createHash } from 'node:crypto'
import { ascii, escapeHtml } from '#pages/render/html.ts'

const style =
  'body{margin:0;font:1rem/1.6 system-ui,sans-serif;color:#1c2024;background:#fcfcfd}main{max-width:44rem;margin:12vh auto;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.2}pre{white-space:pre-wrap;background:#f0f0f3;padding:1rem;border-radius:.5rem;overflow-wrap:anywhere}a{color:#0b4fd1}img{display:block;width:100%;height:auto;margin:0 0 1rem;border-radius:.5rem}'

const styleHash = createHash('sha256').update(style).digest('base64')

export const plainPagePolicy = `default-src 'none'; img-src 'self'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

export interface PlainPage {
  /** Of the site; Australian English where no site is known. */
  readonly locale?: string
  readonly title: string
  /** Paragraphs of text. */
  readonly text: readonly string[]
  readonly details?: string
  readonly pictures?: readonly {
    readonly src: string
    readonly alt: string
    readonly width: number
    readonly height: number
  }[]
  readonly links?: readonly { readonly text: string; readonly href: string }[]
}

/** A page that needs neither tenant nor template, for errors outside of them. */
export function plainPageHtml({
  locale = 'en-AU',
  title,
  text,
  details,
  pictures = [],
  links = [],
}: PlainPage): string {
  const items = links.map(
    ({ text: label, href }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></li>`,
  )
  const images = pictures.map(
    ({ src, alt, width, height }) =>
      `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy">`,
  )
  return ascii(
    [
      `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>`,
      `<style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>`,
      ...text.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      details ? `<pre>${escapeHtml(details)}</pre>` : '',
      ...images,
      items.length > 0 ? `<ul>${items.join('')}</ul>` : '',
      '</main></body></html>',
    ].join(''),
  )
}
