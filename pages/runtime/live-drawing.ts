type LiveDrawing = typeof import('./live-draw.ts')

let loaded: Promise<LiveDrawing> | undefined

/**
 * The code that draws live responses. Pages do not have it at first: it is loaded when a visitor
 * reaches for a live form or link, and at the latest together with the first response. A failed load
 * may be repeated.
 */
export function liveDrawing(): Promise<LiveDrawing> {
  loaded ??= import('./live-draw.ts').catch((cause: unknown) => {
    loaded = undefined
    throw cause
  })
  return loaded
}
