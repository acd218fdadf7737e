import { type Html, html, trustedHtml } from './html.ts'

/** What `Picture` sets for a page's largest pictures. */
const EAGER = 'fetchPriority="high"'

/**
 * A link that loads the first eager picture of blocks from the head; empty without one. Most of a page's
 * first bytes are its styles, and a browser would find the picture only behind them.
 */
export function picturePreload(blocks: readonly Html[]): Html {
  const block = blocks.find((drawn) => drawn.includes(EAGER))
  if (block === undefined) return html``
  const at = block.indexOf(EAGER)
  const tag = block.slice(block.lastIndexOf('<', at), block.indexOf('>', at))
  const srcSet = attribute(tag, 'srcSet')
  const link = html`<link rel="preload" as="image" fetchpriority="high"`
  // Without `href`: browsers that do not know the others would load that size too.
  return srcSet === ''
    ? html`${link} href="${attribute(tag, 'src')}">`
    : html`${link} imagesrcset="${srcSet}" imagesizes="${attribute(tag, 'sizes')}">`
}

/** An attribute's value as it stands in rendered HTML, escaped; empty where there is none. */
const attribute = (tag: string, name: string): Html =>
  trustedHtml(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
