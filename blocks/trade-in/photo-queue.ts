/** A photo on its way from this device. */
export interface Photo {
  /** The same key is the same photo, however often it is sent. */
  readonly key: string
  /** Among the others, as they were chosen. */
  readonly place: number
  readonly name: string
  readonly file: Blob
}

/** What becomes of a photo that was sent; `failed` is sent again. */
export type PhotoAnswer = 'sent' | 'failed' | { readonly refused: string }

export type PhotoState = 'waiting' | 'sending' | 'sent' | 'refused'

/** What the queue does in the world. */
export interface PhotoPort {
  /** Sends a photo; never rejects. `progress` gets the share that was sent, 0 to 1. */
  send(photo: Photo, progress: (share: number) => void, signal: AbortSignal): Promise<PhotoAnswer>
  /** The keys of those that have arrived; undefined where nobody answers. */
  arrived(): Promise<ReadonlySet<string> | undefined>
  /** Keeps a photo no longer on this device. */
  forget(key: string): void
  /** `share` of one that is being sent, `message` of one that was refused. */
  show(key: string, state: PhotoState, more: { share?: number; message?: string }): void
  /** Whether the line is lost. */
  showLost(isLost: boolean): void
  wait(ms: number): Promise<void>
}

const MOST_AT_ONCE = 3
const PAUSE_MS = { first: 1_000, most: 30_000 }

export interface PhotoQueue {
  add(photo: Photo): void
  remove(key: string): void
  /** Ends a pause: the line is back, or the person wants to try. */
  resume(): void
}

/**
 * Sends photos three at once, and after a lost line one at first. What did not arrive is sent again after a pause,
 * without end; what arrived although nobody answered is not. Spec 5.24.
 */
export function createPhotoQueue(port: PhotoPort): PhotoQueue {
  let waiting: Photo[] = []
  const sending = new Map<string, AbortController>()
  let most = MOST_AT_ONCE
  let pauseMs = PAUSE_MS.first
  let endPause: (() => void) | undefined

  function next(): void {
    while (!endPause && sending.size < most) {
      const photo = waiting.shift()
      if (!photo) return
      void send(photo)
    }
  }

  async function send(photo: Photo): Promise<void> {
    const { key } = photo
    const leaving = new AbortController()
    sending.set(key, leaving)
    const progress = (share: number) => port.show(key, 'sending', { share })
    progress(0)
    const answer = await port.send(photo, progress, leaving.signal)
    sending.delete(key)
    if (leaving.signal.aborted) return next()
    if (answer === 'failed') {
      queue(photo)
      most = 1
      return void pause()
    }
    most = Math.min(most + 1, MOST_AT_ONCE)
    pauseMs = PAUSE_MS.first
    if (answer === 'sent') done(key)
    else {
      port.forget(key)
      port.show(key, 'refused', { message: answer.refused })
    }
    next()
  }

  function queue(photo: Photo): void {
    waiting = [...waiting, photo].sort((a, b) => a.place - b.place)
    port.show(photo.key, 'waiting', {})
  }

  function done(key: string): void {
    port.forget(key)
    port.show(key, 'sent', {})
  }

  async function pause(): Promise<void> {
    if (endPause) return
    const ended = new Promise<void>((resolve) => {
      endPause = resolve
    })
    port.showLost(true)
    await Promise.race([port.wait(pauseMs), ended])
    pauseMs = Math.min(pauseMs * 2, PAUSE_MS.most)
    const arrived = await port.arrived()
    endPause = undefined
    if (!arrived) return void pause()
    port.showLost(false)
    const known = waiting.filter(({ key }) => arrived.has(key))
    waiting = waiting.filter((photo) => !known.includes(photo))
    for (const { key } of known) done(key)
    next()
  }

  return {
    add(photo) {
      queue(photo)
      next()
    },
    remove(key) {
      waiting = waiting.filter((photo) => photo.key !== key)
      sending.get(key)?.abort()
      port.forget(key)
    },
    resume: () => endPause?.(),
  }
}
