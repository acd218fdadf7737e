declare global {
  interface Document {
    /** Absent in browsers that prepare no pages. */
    readonly prerendering?: boolean
  }
}

/** Resolves once the visitor sees the page: one that the browser prepares is seen when it is come to. */
export const whenSeen = (): Promise<unknown> =>
  document.prerendering
    ? new Promise((seen) => document.addEventListener('prerenderingchange', seen, { once: true }))
    : Promise.resolve()
