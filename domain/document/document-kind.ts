/** What a document is: a page, the site with its theme, or content. */
export type DocumentKind = 'page' | 'site' | 'content'

/** The kind of a document, by its path. */
export function documentKind(path: string): DocumentKind {
  if (path === 'site.json') return 'site'
  return path.startsWith('pages/') ? 'page' : 'content'
}

/** Whether a document is a text, not JSON. */
export const isMarkdown = (path: string): boolean => path.endsWith('.md')
