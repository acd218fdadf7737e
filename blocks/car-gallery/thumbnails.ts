import { showIn, shownIn } from './strip.ts'

/** Thumbnails show their picture without an entry in the history, and say which one is shown. */
export function startThumbnails(host: HTMLElement, strip: HTMLElement): void {
  const links = Array.from(host.querySelectorAll<HTMLAnchorElement>('.gallery-thumb'))
  host.addEventListener('click', (event) => {
    const at = links.findIndex(
      (link) => event.target instanceof Node && link.contains(event.target),
    )
    const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (at < 0 || isForBrowser) return
    event.preventDefault()
    showIn(strip, at)
  })
  const mark = () => {
    const at = shownIn(strip)
    for (const [index, link] of links.entries()) link.ariaCurrent = index === at ? 'true' : null
  }
  strip.addEventListener('scroll', mark)
  // It was scrolled while this script was loading.
  if (shownIn(strip) > 0) mark()
}
