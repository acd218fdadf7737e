/** Resolves once the visitor sees the page: one that the browser prepares is seen when it is come to. */
export const whenSeen = (): Promise<unknown> =>
  'prerendering' in document && document.prerendering
    ? new Promise((seen) => document.addEventListener('prerenderingchange', seen, { once: true }))
    : Promise.resolve()
