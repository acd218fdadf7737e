/** What a page has of scripts that run, not JSON-LD, in its HTML. */
export const inlineScripts = (html: string): string[] =>
  Array.from(html.matchAll(/<script>(.*?)<\/script>/gs), ([, source]) => source ?? '')

/** The styles in a page's HTML. */
export const inlineStyles = (html: string): string => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''

/** The address of the styles that come after a page's first paint. */
export const laterStyles = (html: string): string =>
  /rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? ''
