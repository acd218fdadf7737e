/**
 * Stops loading the pictures below the screen and those of some blocks until the returned function is
 * called: on a slow line a live response would wait behind them, and most are about to be replaced.
 */
export function pausePictures(blockIds: readonly string[] = []): () => void {
  const blocks = blockIds.map((id) => document.getElementById(id))
  const isNeeded = (picture: Element) =>
    !blocks.some((block) => block?.contains(picture)) &&
    picture.getBoundingClientRect().top < innerHeight
  const paused: (readonly [element: Element, name: string, value: string])[] = []
  // All are found before the first is changed: a place read after a change lays out the page again.
  const found = [...document.images].filter((picture) => !picture.complete && !isNeeded(picture))
  for (const picture of found) {
    const sources = picture.parentElement?.querySelectorAll('source') ?? []
    for (const element of [...sources, picture])
      for (const name of ['srcset', 'src']) {
        const value = element.getAttribute(name)
        if (value === null) continue
        paused.push([element, name, value])
        element.removeAttribute(name)
      }
  }
  return () => {
    for (const [element, name, value] of paused.splice(0))
      if (!element.hasAttribute(name)) element.setAttribute(name, value)
  }
}

/** The same while the page itself is loading, unless the returned function is called within `ms`. */
export function pausePicturesAfter(ms: number, blockIds: readonly string[]): () => void {
  let resume = () => {}
  const timer = setTimeout(() => {
    if (document.readyState !== 'complete') resume = pausePictures(blockIds)
  }, ms)
  return () => {
    clearTimeout(timer)
    resume()
  }
}
