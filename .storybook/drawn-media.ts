import { artwork, artworkViews } from '#ui/artwork/artwork.ts'

const artworkUrl = /^\/media\/artwork\/([a-z0-9-]+)\/([a-z0-9-]+)\/([a-z]+)$/

/** The SVG of a `/media/artwork/…` URL; undefined for other URLs. */
export function drawingAt(url: string): string | undefined {
  const { pathname } = new URL(url, 'http://stories')
  const [, body, colour, viewName] = artworkUrl.exec(pathname) ?? []
  const view = artworkViews.find((known) => known === viewName)
  return body && colour && view ? artwork({ body, colour, view }) : undefined
}

/**
 * Draws the pictures of vehicles in the browser, for a built Storybook: its static server has no
 * `/media`. The development server serves those URLs itself (`media-plugin.ts`).
 */
export function drawMedia(root: HTMLElement): void {
  const drawAll = () => {
    for (const picture of root.querySelectorAll('img')) draw(picture)
  }
  new MutationObserver(drawAll).observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['src'],
  })
  drawAll()
}

function draw(picture: HTMLImageElement): void {
  const drawing = drawingAt(picture.getAttribute('src') ?? '')
  if (drawing === undefined) return
  picture.removeAttribute('srcset')
  picture.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
