import { type Html, html, trustedHtml } from './html.ts'

/** What `Picture` sets for a page's largest pictures. */
const EAGER = 'fetchPriority="high"'

/**
 * A link that loads the first eager picture of these blocks from the head. Most of a page's first bytes
 * are its styles: a browser would find the picture only after it has painted what comes before it.
 */
export function picturePreload(blocks: readonly Html[]): Html {
  for (const block of blocks) {
    const at = block.indexOf(EAGER)
    if (at < 0) continue
    const tag = block.slice(block.lastIndexOf('<', at), block.indexOf('>', at))
    const [src, srcSet, sizes] = [
      attribute(tag, 'src'),
      attribute(tag, 'srcSet'),
      attribute(tag, 'sizes'),
    ]
    const link = html`<link rel="preload" as="image" fetchpriority="high"`
    // Without `href`: browsers that do not know the others would load that size too.
    return srcSet === ''
      ? html`${link} href="${src}">`
      : html`${link} imagesrcset="${srcSet}" imagesizes="${sizes}">`
  }
  return html``
}

/** An attribute's value as it stands in rendered HTML, escaped; empty where there is none. */
const attribute = (tag: string, name: string): Html =>
  trustedHtml(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
