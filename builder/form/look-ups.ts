import type { Named, NamedKind } from '#domain/content/named.ts'

/** Something that a link can lead to. */
export interface Target {
  readonly href: string
  readonly title: string
  readonly kind: 'page' | 'search' | 'entry' | 'car'
}

/** A picture of the site. */
export interface PictureChoice {
  readonly path: string
  readonly title: string
  readonly width?: number | undefined
  readonly height?: number | undefined
  /** What it shows, as its library says. */
  readonly alt?: string | undefined
  /** Of an uploaded one: its address with the version of its bytes. */
  readonly shown?: string | undefined
}

/** What a search finds, and by which values it can be narrowed. */
export interface SearchFacts {
  readonly cars: number
  readonly facets: readonly {
    readonly name: string
    readonly title: string
    readonly kind: 'terms' | 'range'
    readonly values: readonly string[]
  }[]
}

/** What a form asks of the site while it is filled in. */
export interface LookUps {
  /** What typed words, or the beginning of an address, may mean. */
  readonly targets: (words: string) => Promise<readonly Target[]>
  /** What a field may name. */
  readonly named: (kind: NamedKind) => Promise<readonly Named[]>
  readonly search: (refine: string) => Promise<SearchFacts>
  readonly pictures: () => Promise<readonly PictureChoice[]>
  /** Adds a picture to those; absent where none can be added. @throws Error with a sentence */
  readonly addPicture?: (file: File, onProgress: (share: number) => void) => Promise<PictureChoice>
  /** The address at which this screen shows a picture of the site. */
  readonly pictureUrl: (path: string) => string
  /** Where a text in a file of its own is edited, where it can be. */
  readonly textAddress?: (file: string) => string
  /** The colours of the site's grounds, by their names. */
  readonly grounds: Readonly<Record<string, string>>
}

/** Where nothing can be asked: links, names, pictures and searches are typed. */
export const noLookUps: LookUps = {
  targets: async () => [],
  named: async () => [],
  search: async () => ({ cars: 0, facets: [] }),
  pictures: async () => [],
  pictureUrl: (path) => path,
  grounds: {},
}
