/** What the saver sends: the same `key` for a request that is sent again, so that it counts once. */
export interface SaveRequest<Value> {
  readonly version: number
  readonly key: string
  readonly value: Value
}

/** The server's answer: saved, or what somebody else saved in the meantime. */
export type SaveAnswer<Value, Extra> =
  | ({ readonly saved: true; readonly version: number; readonly at: string } & Extra)
  | { readonly saved: false; readonly version: number; readonly value: Value; readonly by: string }

/** A request that did not get through. */
export interface SaveFailure {
  /** Whether the same request may succeed later: the line is down, or the server. */
  readonly isPassing: boolean
  /** In words, where it may not. */
  readonly says: string
}

export type SaveState =
  | { readonly kind: 'saved'; readonly at: string | undefined }
  /** Changed and not sent yet. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'retrying'; readonly tries: number }
  | { readonly kind: 'offline' }
  /** Refused; the copy in the browser stays. */
  | { readonly kind: 'refused'; readonly says: string }

/** What is kept in the browser until the server has it. */
export interface KeptCopy<Value> {
  readonly version: number
  /** What the server had at that version. */
  readonly saved: Value
  readonly value: Value
}

export interface SaverPorts<Value, Extra> {
  /** @throws what `failureOf` knows */
  readonly send: (request: SaveRequest<Value>) => Promise<SaveAnswer<Value, Extra>>
  readonly failureOf: (cause: unknown) => SaveFailure
  /** Keeps a copy in the browser, or forgets it. */
  readonly keep: (copy: KeptCopy<Value> | undefined) => void
  readonly newKey: () => string
  /** Calls back after a time; the answer cancels it. */
  readonly after: (ms: number, run: () => void) => () => void
  readonly isOnline: () => boolean
  readonly onState: (state: SaveState) => void
  readonly onSaved: (answer: Extra) => void
  /** Somebody else saved: the saver's owner takes it over, and answers the value that is now its own. */
  readonly onTheirs: (base: Value, theirs: Value, by: string) => Value
}

/** After the last key. */
const PAUSE_MS = 800
/** Until a copy is in the browser. */
const KEEP_MS = 200
const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 10_000

/**
 * Saves a draft by itself: after a pause, one request at a time, each repeated with its own key until it is
 * answered; what the server does not have yet is kept in the browser. Whoever saved in between is merged with.
 */
export class Saver<Value, Extra> {
  readonly #ports: SaverPorts<Value, Extra>
  #version: number
  /** What the server has at that version, as far as is known. */
  #saved: Value
  #value: Value
  #request: SaveRequest<Value> | undefined
  #isSending = false
  #tries = 0
  #cancelTimer: (() => void) | undefined
  #cancelKeep: (() => void) | undefined
  #isStopped = true
  #waiters: (() => void)[] = []

  constructor(ports: SaverPorts<Value, Extra>, version: number, saved: Value) {
    this.#ports = ports
    this.#version = version
    this.#saved = saved
    this.#value = saved
  }

  get version(): number {
    return this.#version
  }

  /** Whether the server has all of it. */
  get isSaved(): boolean {
    return this.#request === undefined && this.#value === this.#saved
  }

  start(): void {
    this.#isStopped = false
  }

  /** The value after an edit: saved after a pause. */
  change(value: Value): void {
    if (value === this.#value) return
    this.#value = value
    this.#cancelKeep ??= this.#ports.after(KEEP_MS, () => this.keepNow())
    if (this.#request) return
    if (value === this.#saved) {
      this.#settle(undefined)
      return
    }
    this.#ports.onState({ kind: 'waiting' })
    this.#wait(PAUSE_MS)
  }

  /** Sends at once what waits: a field was left, or somebody asked for it. Resolves when all is saved. */
  flush(): Promise<void> {
    if (this.isSaved) return Promise.resolve()
    const done = new Promise<void>((resolve) => this.#waiters.push(resolve))
    this.#send()
    return done
  }

  /** Keeps the copy now: the window is about to go. */
  keepNow(): void {
    this.#cancelKeep?.()
    this.#cancelKeep = undefined
    this.#ports.keep(
      this.isSaved ? undefined : { version: this.#version, saved: this.#saved, value: this.#value },
    )
  }

  /** The line is back: what waits is sent at once. */
  online(): void {
    if (this.#request && !this.#isSending) this.#send()
  }

  /** Somebody else's version was seen while nothing was sent: it is merged with. */
  see(version: number, theirs: Value, by: string): void {
    if (this.#request || this.#isStopped || version <= this.#version) return
    this.#take(version, theirs, by)
    if (this.isSaved) return
    this.#ports.onState({ kind: 'waiting' })
    this.#wait(PAUSE_MS)
  }

  /** Another base: the draft was published, or discarded. */
  restart(version: number, saved: Value): void {
    this.#cancelTimer?.()
    this.#request = undefined
    this.#version = version
    this.#saved = saved
    this.#value = saved
    this.keepNow()
  }

  stop(): void {
    this.keepNow()
    this.#isStopped = true
    this.#isSending = false
    this.#cancelTimer?.()
  }

  #wait(ms: number): void {
    this.#cancelTimer?.()
    this.#cancelTimer = this.#ports.after(ms, () => this.#send())
  }

  #send(): void {
    if (this.#isSending || this.#isStopped) return
    this.#cancelTimer?.()
    this.#request ??= { version: this.#version, key: this.#ports.newKey(), value: this.#value }
    this.#isSending = true
    if (this.#tries === 0) this.#ports.onState({ kind: 'saving' })
    void this.#ports.send(this.#request).then(
      (answer) => this.#answered(answer),
      (cause: unknown) => this.#failed(this.#ports.failureOf(cause)),
    )
  }

  #answered(answer: SaveAnswer<Value, Extra>): void {
    const request = this.#request
    this.#isSending = false
    if (this.#isStopped || !request) return
    this.#request = undefined
    this.#tries = 0
    if (!answer.saved) {
      this.#take(answer.version, answer.value, answer.by)
      if (this.isSaved) this.#settle(undefined)
      else this.#send()
      return
    }
    this.#version = answer.version
    this.#saved = request.value
    this.#ports.onSaved(answer)
    if (this.isSaved) this.#settle(answer.at)
    else this.#resume()
  }

  /** More was typed while it was sent. */
  #resume(): void {
    this.#ports.onState({ kind: 'waiting' })
    if (this.#waiters.length > 0) this.#send()
    else this.#wait(PAUSE_MS)
  }

  #take(version: number, theirs: Value, by: string): void {
    this.#value = this.#ports.onTheirs(this.#saved, theirs, by)
    this.#version = version
    this.#saved = theirs
  }

  #failed({ isPassing, says }: SaveFailure): void {
    this.#isSending = false
    if (this.#isStopped) return
    this.keepNow()
    if (!isPassing) {
      // The next edit is another request.
      this.#request = undefined
      this.#tries = 0
      this.#ports.onState({ kind: 'refused', says })
      return
    }
    this.#tries += 1
    this.#ports.onState(
      this.#ports.isOnline() ? { kind: 'retrying', tries: this.#tries } : { kind: 'offline' },
    )
    this.#wait(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (this.#tries - 1)))
  }

  #settle(at: string | undefined): void {
    this.#cancelTimer?.()
    this.keepNow()
    this.#ports.onState({ kind: 'saved', at })
    for (const done of this.#waiters.splice(0)) done()
  }
}
