import { type FSWatcher, watch as systemWatch } from 'node:fs'
import { stat } from 'node:fs/promises'
import { causeText } from '../log.ts'
import { errorCode } from '../system-error.ts'
import { FolderPoll } from './folder-poll.ts'
import { fingerprintOf, visitFolder } from './folder-state.ts'
import type { SourceChange, WatchOptions } from './source.ts'

export interface FolderWatchOptions extends WatchOptions {
  /** Polls only, without the system's watchers. */
  readonly polls: boolean
  /** The shortest pause between two rounds of polling, in milliseconds; default: a second. */
  readonly pollPauseMs?: number | undefined
  /** The system's watcher of one folder. */
  readonly watch?: (folder: string, report: (name: string | null) => void) => FSWatcher
}

const watchFolder: NonNullable<FolderWatchOptions['watch']> = (folder, report) =>
  systemWatch(folder, { persistent: false }, (_, name) => report(name))

type Named = Extract<SourceChange, { name: string }>

/** Errors of a single folder, whose removal its parent's watcher reports. */
const singleFolderErrors: readonly (string | undefined)[] = [
  ...['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ELOOP', 'ENAMETOOLONG'],
]

/**
 * Watches the folders that a source reads, with one system watcher per folder, not per file. Targets of
 * links are also polled every second or so; everything is polled where the system's watchers run out
 * (`fs.inotify.max_user_watches`).
 */
export class FolderWatch {
  readonly #options: FolderWatchOptions
  readonly #poll: FolderPoll
  readonly #watchers = new Map<string, FSWatcher[]>()
  #polls: boolean
  #isClosed = false

  /** `root` is polled every second: it may be a link that is replaced. */
  constructor(root: string, options: FolderWatchOptions) {
    this.#options = options
    this.#polls = options.polls
    this.#poll = new FolderPoll(options.log, options.pollPauseMs)
    const changed = () => options.changed({ kind: 'all' })
    void identityOf(root).then((state) =>
      this.#poll.add('root', { read: () => identityOf(root), changed, state }),
    )
  }

  /** Starts to report entries of a folder that are added, removed or changed. */
  async watchList(
    folder: string,
    changeOf: (name: string) => SourceChange | undefined,
  ): Promise<void> {
    const key = `list ${folder}`
    const report = (name: string | null) => {
      const change = name === null ? ({ kind: 'all' } as const) : changeOf(name)
      if (change) this.#options.changed(change)
    }
    const state = await fingerprintOf(folder)
    const watchers: FSWatcher[] = []
    this.#watchInto(watchers, folder, report)
    this.#replace(key, watchers)
    if (!this.#polls) return
    const changed = () => this.#options.changed({ kind: 'names' })
    this.#poll.add(key, { read: () => fingerprintOf(folder), changed, state })
  }

  /** Starts to report changes of the files of a tenant or template. */
  async watchFiles(change: Named, folder: string): Promise<void> {
    const key = keyOf(change)
    const changed = () => this.#options.changed(change)
    const visit = (withFiles: boolean, enter?: (path: string) => void) =>
      visitFolder(folder, { withFiles, ...(enter && { enter }) })
    const watchers: FSWatcher[] = []
    const { needsPolling } = await visit(false, (path) => this.#watchInto(watchers, path, changed))
    this.#replace(key, watchers)
    this.#poll.delete(key)
    if (!this.#polls && !needsPolling) return
    const stateNow = async () => (await visit(true)).state
    this.#poll.add(key, { read: stateNow, changed, state: await stateNow() })
  }

  /** Stops watching all others of this kind. */
  keepOnly(kind: Named['kind'], names: readonly string[]): void {
    const keys = new Set(names.map((name) => keyOf({ kind, name })))
    for (const key of [...this.#watchers.keys(), ...this.#poll.keys()]) {
      if (!key.startsWith(`${kind} `) || keys.has(key)) continue
      this.#replace(key, [])
      this.#poll.delete(key)
    }
  }

  close(): void {
    this.#isClosed = true
    this.#poll.close()
    this.#closeAll()
  }

  #watchInto(watchers: FSWatcher[], folder: string, report: (name: string | null) => void): void {
    if (this.#polls || this.#isClosed) return
    try {
      const watcher = (this.#options.watch ?? watchFolder)(folder, report)
      watcher.on('error', (cause) => this.#fail(cause))
      watchers.push(watcher)
    } catch (cause) {
      this.#fail(cause)
    }
  }

  /** Called with watchers that already run, so that no change is missed. */
  #replace(key: string, watchers: FSWatcher[]): void {
    for (const watcher of this.#watchers.get(key) ?? []) watcher.close()
    const isOver = this.#isClosed || this.#polls
    if (isOver) for (const watcher of watchers) watcher.close()
    if (isOver || watchers.length === 0) this.#watchers.delete(key)
    else this.#watchers.set(key, watchers)
  }

  /** The system's watchers do not work, or no longer: switches to polling. */
  #fail(cause: unknown): void {
    if (this.#polls || singleFolderErrors.includes(errorCode(cause))) return
    this.#polls = true
    this.#closeAll()
    const hint =
      'files are polled every few seconds instead; raise fs.inotify.max_user_watches, or set WATCH_TENANTS=poll'
    this.#options.log.warn('tenants_watch_failed', { cause: causeText(cause), hint })
    // Everything is read again, and polled from then on.
    this.#options.changed({ kind: 'all' })
  }

  #closeAll(): void {
    for (const watcher of [...this.#watchers.values()].flat()) watcher.close()
    this.#watchers.clear()
  }
}

const keyOf = ({ kind, name }: Named): string => `${kind} ${name}`

/** Identity of a folder, independent of its contents. */
const identityOf = (folder: string): Promise<string> =>
  stat(folder).then(
    ({ dev, ino }) => `${dev}:${ino}`,
    () => '',
  )
