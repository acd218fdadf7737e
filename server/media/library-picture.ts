import type { MediaStore } from '../store/media-store.ts'
import { LIBRARY_NAME } from '../tenants/library-pictures.ts'
import type { Original } from './send-picture.ts'
import { notFound } from './tenant-file.ts'

/** What is read of a dealer's media library. */
export type Library = Pick<MediaStore, 'sizeOf' | 'file' | 'published'>

/** Finds the uploaded picture of a path below `/media/site/`; undefined where there is none. */
export function libraryFinder(
  open: ((dealer: string) => Promise<Library>) | undefined,
  dealer: string,
  path: string,
) {
  const isPossible = open !== undefined && LIBRARY_NAME.test(path)

  async function original(library: Library, hash: string): Promise<Original | undefined> {
    const bytes = await library.sizeOf(hash)
    if (bytes === undefined) return undefined
    return {
      isDrawn: false,
      // With the dealer, so that nothing of another one is ever sent.
      digest: `library/${dealer}/${hash}`,
      bytes,
      async load() {
        const file = await library.file(hash)
        if (!file) throw notFound(path)
        return { bytes: file.content }
      },
    }
  }

  return {
    /** Its bytes of a version, which never change. */
    version: async (hash: string | undefined) =>
      isPossible && hash !== undefined ? original(await open(dealer), hash) : undefined,
    /** Those that its name has now. */
    async named() {
      if (!isPossible) return undefined
      const library = await open(dealer)
      const [picture] = await library.published(path)
      return picture && original(library, picture.hash)
    },
  }
}
