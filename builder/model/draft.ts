import { isEqual } from '#pages/equal.ts'
import type { MergeConflict } from '#pages/merge-fields.ts'
import { Editor } from './editor.ts'
import type { DraftProblem } from './problems.ts'
import {
  type KeptCopy,
  type SaveAnswer,
  type SaveRequest,
  Saver,
  type SaverPorts,
  type SaveState,
} from './saver.ts'

/** A draft as the server has it. */
export interface ServerDraft<Value> {
  readonly version: number
  readonly value: Value
  readonly problems: readonly DraftProblem[]
}

/** Merges what two people made of `base`: `mine` stands where both changed the same. */
export type Merge<Value> = (
  base: Value,
  mine: Value,
  theirs: Value,
) => { readonly value: Value; readonly conflicts: readonly MergeConflict[] }

interface Saved {
  /** Absent where the preview has found those of this value. */
  readonly problems?: readonly DraftProblem[] | undefined
}

/** What is sent, and whether its problems are known: then they are not looked for again. */
export interface DraftRequest<Value> extends SaveRequest<Value> {
  readonly isChecked: boolean
}

export interface DraftPorts<Value>
  extends Pick<SaverPorts<Value, Saved>, 'failureOf' | 'keep' | 'newKey' | 'after' | 'isOnline'> {
  readonly send: (request: DraftRequest<Value>) => Promise<SaveAnswer<Value, Saved>>
  readonly merge: Merge<Value>
  readonly now: () => number
  /** Runs something once what was changed is painted; at once where absent. */
  readonly afterPaint?: (run: () => void) => void
}

export interface DraftState {
  readonly save: SaveState
  /** Of the value that the server checked last. */
  readonly problems: readonly DraftProblem[]
  /** Fields that somebody else changed too: mine stand until one says otherwise. */
  readonly conflicts: readonly MergeConflict[]
  /** Who saved in between, since this window opened the draft. */
  readonly other: string | undefined
}

/**
 * A draft that is open: what is edited, what of it is saved, and what others do to it. One object for the life
 * of the screen; views take what they show from `state` and from the editor's.
 */
export class Draft<Value> {
  readonly editor: Editor<Value>
  readonly #saver: Saver<Value, Saved>
  readonly #merge: Merge<Value>
  readonly #listeners = new Set<() => void>()
  #state: DraftState
  /** The value whose problems the preview found. */
  #checked: Value | undefined

  /** @param kept what this browser kept of an earlier window */
  constructor(ports: DraftPorts<Value>, server: ServerDraft<Value>, kept?: KeptCopy<Value>) {
    this.#merge = ports.merge
    this.editor = new Editor(server.value, [], ports.now, ports.afterPaint)
    this.#state = {
      save: { kind: 'saved', at: undefined },
      problems: server.problems,
      conflicts: [],
      other: undefined,
    }
    this.#saver = new Saver<Value, Saved>(
      {
        ...ports,
        send: (request) => ports.send({ ...request, isChecked: request.value === this.#checked }),
        onState: (save) => this.#set({ save }),
        onSaved: ({ problems }) => problems && this.#set({ problems }),
        onTheirs: (base, theirs, by) => this.#adopt(base, theirs, by),
      },
      server.version,
      server.value,
    )
    if (kept) this.#takeKept(server, kept)
  }

  /** Saves what is edited from now on; the answer ends that, and keeps in the browser what is not saved. */
  start(): () => void {
    const changed = () => this.#saver.change(this.editor.state().value)
    this.#saver.start()
    changed()
    const stopListening = this.editor.subscribe(changed)
    return () => {
      this.editor.settle()
      stopListening()
      this.#saver.stop()
    }
  }

  readonly state = (): DraftState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Of the server's draft, as far as this window knows; 0 where there is none. */
  get version(): number {
    return this.#saver.version
  }
  get isSaved(): boolean {
    this.editor.settle()
    return this.#saver.isSaved
  }

  /** Saves at once; resolves when the server has all of it. */
  readonly flush = (): Promise<void> => {
    this.editor.settle()
    return this.#saver.flush()
  }
  /** Keeps in the browser what is not saved: the window may go. */
  readonly keepNow = (): void => {
    this.editor.settle()
    this.#saver.keepNow()
  }
  readonly online = (): void => this.#saver.online()

  /** The server's draft, asked for again: what somebody else saved is merged with. */
  see({ version, value }: Pick<ServerDraft<Value>, 'version' | 'value'>, by: string): void {
    this.#saver.see(version, value, by)
  }

  /** Problems that the preview found in a value that is edited. */
  checked(problems: readonly DraftProblem[], value: Value): void {
    this.#checked = value
    this.#set({ problems })
  }

  /** The conflict is decided. */
  settle(conflict: MergeConflict): void {
    this.#set({ conflicts: this.#state.conflicts.filter((other) => other !== conflict) })
  }

  /** The draft was published or discarded: it goes on from what the server has now. */
  restart({ version, value, problems }: ServerDraft<Value>): void {
    const mine = this.editor.state().value
    const now = isEqual(mine, value) ? mine : value
    this.#saver.restart(version, now)
    this.editor.edit(now)
    this.#set({ problems, conflicts: [], save: { kind: 'saved', at: undefined } })
  }

  #takeKept(server: ServerDraft<Value>, { version, saved, value }: KeptCopy<Value>): void {
    const mine = version === server.version ? value : this.#merge(saved, value, server.value).value
    if (!isEqual(mine, server.value)) this.editor.edit(mine)
  }

  #adopt(base: Value, theirs: Value, by: string): Value {
    const mine = this.editor.state().value
    const { value, conflicts } = this.#merge(base, mine, theirs)
    const now = isEqual(value, theirs) ? theirs : value
    this.editor.adopt((each) => (each === mine ? now : this.#merge(base, each, theirs).value))
    const known = this.#state.conflicts.filter(
      (old) => !conflicts.some((fresh) => isSame(old, fresh)),
    )
    this.#set({ conflicts: [...known, ...conflicts], other: by })
    return now
  }

  #set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

const isSame = (one: MergeConflict, other: MergeConflict): boolean =>
  one.id === other.id && isEqual(one.path, other.path)
