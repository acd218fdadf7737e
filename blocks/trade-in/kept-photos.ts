import type { Photo } from './photo-queue.ts'

const STORE = 'photos'
const DAY_MS = 86_400_000
/** As long as a valuation can be used. */
const KEPT_DAYS = 14

interface KeptPhoto extends Photo {
  readonly valuation: string
  readonly since: number
}

/** Photos that this browser has not sent yet: they outlast the page. Where nothing can be kept, nothing is. */
export interface KeptPhotos {
  readonly all: readonly Photo[]
  keep(photo: Photo): Promise<boolean>
  forget(key: string): void
}

/** Those of a valuation; old ones of others are forgotten. */
export async function openKeptPhotos(valuation: string): Promise<KeptPhotos> {
  try {
    const database = await opened()
    const store = () => database.transaction(STORE, 'readwrite').objectStore(STORE)
    const all: KeptPhoto[] = await done(store().getAll())
    for (const { key, since } of all) {
      if (since < Date.now() - KEPT_DAYS * DAY_MS) store().delete(key)
    }
    return {
      all: all.filter((photo) => photo.valuation === valuation),
      keep: (photo) =>
        done(store().put({ ...photo, valuation, since: Date.now() })).then(
          () => true,
          () => false,
        ),
      forget: (key) => void store().delete(key),
    }
  } catch {
    return { all: [], keep: async () => false, forget: () => undefined }
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open('trade-in', 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' })
  return done(request)
}

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
