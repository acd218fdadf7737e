/** Resolves once all of the page's HTML is parsed: this script starts before that. */
export const whenParsed = (): Promise<unknown> =>
  document.readyState === 'loading'
    ? new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }))
    : Promise.resolve()

/** Resolves after the next paint; for work that would lay the page out and so delay that paint. */
export const whenPainted = (): Promise<unknown> =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
