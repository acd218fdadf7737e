/** Once all of the page's HTML is here: this script starts before it, and visitors may be as quick. */
export const whenParsed = (): Promise<unknown> =>
  document.readyState === 'loading'
    ? new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }))
    : Promise.resolve()
