/** A picture that a buyer sent of their car. Its file is worthless without the secret. Spec 5.24. */
export interface ValuationImage {
  /** The client's: the same key is the same picture. */
  readonly key: string
  /** Its place among the others, from 0; gaps say nothing. */
  readonly place: number
  /** As the person's device called it, cleaned. */
  readonly name: string
  /** Of the picture as it is kept. */
  readonly bytes: number
  readonly width: number
  readonly height: number
  /** Name of its file, which says nothing of whom it is. */
  readonly file: string
  readonly secret: string
  /** ISO text in UTC. */
  readonly created: string
}

/** One tenant's pictures of valuations. Every function rejects with StoreError. */
export interface ValuationImageStore {
  /** In their order. */
  images(valuation: string): Promise<readonly ValuationImage[]>
  /**
   * Adds a picture; resolves when it is on disk. `known`: one with its key is there, which stays; `full`: there
   * are `most`; `gone`: there is no such valuation. Then nothing is stored.
   */
  add(
    valuation: string,
    image: ValuationImage,
    most: number,
  ): Promise<'added' | 'known' | 'full' | 'gone'>
  /** Removes a picture; the name of its file, undefined where there was none. */
  remove(valuation: string, key: string): Promise<string | undefined>
  /** The names of all files that belong to a picture. */
  files(): Promise<ReadonlySet<string>>
}
