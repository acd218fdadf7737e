import type { Indexer } from 'storybook/internal/types'

const folderName = /^[a-z\d]+(-[a-z\d]+)*$/

/** A title as people write it: `Blocks/search-results` is "Blocks/Search results". */
export const spelled = (title: string): string =>
  title
    .split('/')
    .map((part) => (folderName.test(part) ? inWords(part) : part))
    .join('/')

const inWords = (folder: string): string =>
  folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ')

/**
 * Spells the titles that Storybook takes from folders. A story's id stays the same: it is made of the
 * title in small letters with hyphens. Storybook's test runner reads no indexers, so it has the titles
 * with the names of folders.
 */
export const withSpelledTitles = (indexers: readonly Indexer[]): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: (file, options) =>
      indexer.createIndex(file, {
        ...options,
        makeTitle: (title) => spelled(options.makeTitle(title)),
      }),
  }))

/** The name of the block that a title is about, spelled or not: `search-results`. */
export function blockNameOf(title: string): string | undefined {
  const [section, name] = title.split('/')
  return section === 'Blocks' && name ? name.toLowerCase().replaceAll(' ', '-') : undefined
}
