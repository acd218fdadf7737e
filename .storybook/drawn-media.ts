import { artwork, artworkSize, artworkViews } from '#artwork/artwork.ts'

const artworkUrl = /^\/media\/artwork\/([a-z0-9-]+)\/([a-z0-9-]+)\/([a-z]+)(?:\/([a-z0-9-]+))?$/
const photoUrl = /^\/media\/site\/([\w/-]+)\.(?:jpe?g|webp)$/

/**
 * The SVG of a `/media/artwork/…` URL, or the stand-in for a photo: of `/media/site/red-ute.jpg` a
 * red ute. Undefined for other URLs.
 */
export function drawingAt(url: string): string | undefined {
  const { pathname } = new URL(url, 'http://stories')
  const [, body, colour, viewName, details = ''] = artworkUrl.exec(pathname) ?? []
  const view = artworkViews.find((known) => known === viewName)
  const bare = details.split('-').includes('bare')
  if (body && colour && view) return artwork({ body, colour, view, kit: details, bare })
  const [, photo] = photoUrl.exec(pathname) ?? []
  return photo && photoOf(photo)
}

/** The same drawing as a URL. */
export function drawingUrlAt(url: string): string | undefined {
  const drawing = drawingAt(url)
  return drawing && `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

/** A picture of 3:2 without transparency, like a photo, of what its name says. */
function photoOf(name: string): string {
  const view = artworkViews.find((known) => name.includes(known)) ?? 'side'
  const { width } = artworkSize
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 800" width="${width}" height="800">
    <rect width="100%" height="100%" fill="#dfe3e6"/><rect y="520" width="100%" height="280" fill="#cfd4d8"/>
    <g transform="translate(0 160)">${artwork({ body: name, colour: name, view })}</g></svg>`
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
  const drawing = drawingUrlAt(picture.getAttribute('src') ?? '')
  if (drawing === undefined) return
  picture.removeAttribute('srcset')
  picture.src = drawing
}
