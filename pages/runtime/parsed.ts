/** Resolves once all of the page's HTML is parsed: this script starts before that. */
export const whenParsed = (): Promise<unknown> =>
  document.readyState === 'loading'
    ? new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }))
    : Promise.resolve()
