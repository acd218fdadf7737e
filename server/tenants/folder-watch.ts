import { type FSWatcher, watch as systemWatch } from 'node:fs'
import { stat } from 'node:fs/promises'
import { causeText } from '../log.ts'
import { codeOf } from '../obstacle.ts'
import { FolderPoll } from './folder-poll.ts'
import { stateOf, visitFolder } from './folder-state.ts'
import type { SourceChange, WatchOptions } from './source.ts'

export interface FolderWatchOptions extends WatchOptions {
  /** Never asks the system to report changes. */
  readonly polls: boolean
  /** The system's watcher of one folder. */
  readonly watch?: (folder: string, report: (name: string | null) => void) => FSWatcher
}

const watchFolder: NonNullable<FolderWatchOptions['watch']> = (folder, report) =>
  systemWatch(folder, { persistent: false }, (_, name) => report(name))

type Named = Extract<SourceChange, { name: string }>

/** What is wrong with one folder alone, of which its parent's watcher reports the end. */
const ofOneFolder: readonly (string | undefined)[] = [
  ...['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ELOOP', 'ENAMETOOLONG'],
]

/**
 * Changes of the folders that a source reads: one watcher of the system for each folder, not for
 * each file. What links lead to is looked at every second or so as well, and everything is where the
 * system gives no watchers: their number is limited (`fs.inotify.max_user_watches`).
 */
export class FolderWatch {
  readonly #options: FolderWatchOptions
  readonly #poll: FolderPoll
  readonly #watchers = new Map<string, FSWatcher[]>()
  #polls: boolean
  #isClosed = false

  /** `root` is looked at every second: it may be a link, which is exchanged for another. */
  constructor(root: string, options: FolderWatchOptions) {
    this.#options = options
    this.#polls = options.polls
    this.#poll = new FolderPoll(options.log)
    const changed = () => options.changed({ kind: 'all' })
    void identityOf(root).then((state) =>
      this.#poll.add('root', { look: () => identityOf(root), changed, state }),
    )
  }

  /** From now on reports names that come, go and change in a folder. */
  async watchList(
    folder: string,
    changeOf: (name: string) => SourceChange | undefined,
  ): Promise<void> {
    const key = `list ${folder}`
    const report = (name: string | null) => {
      const change = name === null ? ({ kind: 'all' } as const) : changeOf(name)
      if (change) this.#options.changed(change)
    }
    const state = await stateOf(folder)
    const watchers: FSWatcher[] = []
    this.#watchInto(watchers, folder, report)
    this.#replace(key, watchers)
    if (!this.#polls) return
    const changed = () => this.#options.changed({ kind: 'names' })
    this.#poll.add(key, { look: () => stateOf(folder), changed, state })
  }

  /** From now on reports changes of the files of a tenant or template. */
  async watchFiles(change: Named, folder: string): Promise<void> {
    const key = keyOf(change)
    const changed = () => this.#options.changed(change)
    const look = (withFiles: boolean, enter?: (path: string) => void) =>
      visitFolder(folder, { withFiles, ...(enter && { enter }) })
    const watchers: FSWatcher[] = []
    const { isOpen } = await look(false, (path) => this.#watchInto(watchers, path, changed))
    this.#replace(key, watchers)
    this.#poll.delete(key)
    if (!this.#polls && !isOpen) return
    const stateNow = async () => (await look(true)).state
    this.#poll.add(key, { look: stateNow, changed, state: await stateNow() })
  }

  /** Ends what is watched of others of this kind. */
  keepOnly(kind: Named['kind'], names: readonly string[]): void {
    const kept = new Set(names.map((name) => keyOf({ kind, name })))
    for (const key of [...this.#watchers.keys(), ...this.#poll.keys()]) {
      if (!key.startsWith(`${kind} `) || kept.has(key)) continue
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

  /** New ones first, so that nothing is missed: a folder may be another of the same name. */
  #replace(key: string, watchers: FSWatcher[]): void {
    for (const watcher of this.#watchers.get(key) ?? []) watcher.close()
    const isOver = this.#isClosed || this.#polls
    if (isOver) for (const watcher of watchers) watcher.close()
    if (isOver || watchers.length === 0) this.#watchers.delete(key)
    else this.#watchers.set(key, watchers)
  }

  /** The system reports no changes, or no more: from now on it is asked for them. */
  #fail(cause: unknown): void {
    if (this.#polls || ofOneFolder.includes(codeOf(cause))) return
    this.#polls = true
    this.#closeAll()
    const hint =
      'changes are looked for every few seconds instead; raise fs.inotify.max_user_watches, or set WATCH_TENANTS=poll'
    this.#options.log.warn('tenants_watch_failed', { cause: causeText(cause), hint })
    // All of it is read again, and looked at from then on.
    this.#options.changed({ kind: 'all' })
  }

  #closeAll(): void {
    for (const watcher of [...this.#watchers.values()].flat()) watcher.close()
    this.#watchers.clear()
  }
}

const keyOf = ({ kind, name }: Named): string => `${kind} ${name}`

/** Which folder stands there, whatever it holds. */
const identityOf = (folder: string): Promise<string> =>
  stat(folder).then(
    ({ dev, ino }) => `${dev}:${ino}`,
    () => '',
  )
