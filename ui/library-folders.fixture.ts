const sources = import.meta.glob<string>(['./*/*.tsx', '!./*/*.{stories,test}.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const folderOf = (path: string): string => path.split('/')[1] ?? ''

const folders = new Set(
  Object.entries(sources)
    .filter(([, text]) => /from '(radix-ui|react-aria(-components)?)\b/.test(text))
    .map(([path]) => folderOf(path)),
)

/**
 * Whether a file of `ui/`, as `./modal/modal.tsx`, is of a primitive that rests on radix-ui or
 * react-aria: those conform in a browser (`library-conformance.browser.test.tsx`).
 */
export const restsOnLibrary = (path: string): boolean => folders.has(folderOf(path))
