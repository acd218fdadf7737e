/** A document at a moment, with what was selected in it. */
export interface Snapshot<Value> {
  readonly value: Value
  readonly selection: readonly string[]
}

/** What a step leads back to, or forth. */
export interface Step<Value> extends Snapshot<Value> {
  /** What was done, in words: "Removed “Row of cars”". */
  readonly says: string
}

export interface EditorState<Value> extends Snapshot<Value> {
  readonly past: readonly Step<Value>[]
  readonly future: readonly Step<Value>[]
}

/** How an edit is taken back. */
export interface EditOptions {
  /** Edits under one name that follow each other soon are one step: the typing in one field. */
  readonly step?: string
  readonly selection?: readonly string[]
  readonly says?: string
  /** A key in a field, which shows it by itself: the rest of the screen follows once that is painted. */
  readonly isTyped?: boolean
  /** It goes on until it is ended or given up, however long the pauses. */
  readonly isOpen?: boolean
}

/** The most steps that can be taken back. */
const MOST_STEPS = 300

/** A pause after which typing in the same field is another step. */
const PAUSE_MS = 2_000

/**
 * A document that is edited: its value, the selection, and every step that can be taken back or done again.
 * Values are never changed in place, so a step costs what it changed.
 */
export class Editor<Value> {
  #state: EditorState<Value>
  /** What follows under its name is part of it; `before` is all as it was without it. */
  #step:
    | { readonly name: string; readonly at: number; readonly before: EditorState<Value> }
    | undefined
  readonly #listeners = new Set<() => void>()
  readonly #now: () => number
  readonly #afterPaint: (run: () => void) => void
  /** Whether listeners do not know of the last edits. */
  #isPending = false

  constructor(
    value: Value,
    selection: readonly string[],
    now: () => number,
    afterPaint = (run: () => void) => run(),
  ) {
    this.#state = { value, selection, past: [], future: [] }
    this.#now = now
    this.#afterPaint = afterPaint
  }

  readonly state = (): EditorState<Value> => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Makes an edit; one that changes nothing is no step. */
  edit(value: Value, options: EditOptions = {}): void {
    const { step, selection = this.#state.selection, says = '' } = options
    const { isTyped = false, isOpen = false } = options
    const { value: before, selection: selected, past } = this.#state
    if (value === before) {
      this.select(selection)
      return
    }
    const now = this.#now()
    const open =
      this.#step?.name === step && (isOpen || now - (this.#step?.at ?? 0) < PAUSE_MS)
        ? this.#step
        : undefined
    this.#step =
      step === undefined ? undefined : { name: step, at: now, before: open?.before ?? this.#state }
    const steps = open ? past : [...past, { value: before, selection: selected, says }]
    const next = { value, selection, past: steps.slice(-MOST_STEPS), future: [] }
    if (!isTyped) {
      this.#set(next)
      return
    }
    this.#state = next
    if (this.#isPending) return
    this.#isPending = true
    this.#afterPaint(() => this.settle())
  }

  /** Selects; that is no step of its own. */
  select(selection: readonly string[]): void {
    const { selection: before } = this.#state
    if (selection.length === before.length && selection.every((id, at) => id === before[at])) return
    this.#set({ ...this.#state, selection })
  }

  /** What follows is another step, also under the same name. */
  endStep(): void {
    this.#step = undefined
  }

  /** Takes back a step that goes on, as if it had never been: nothing of it is left to undo or redo. Whether it went on. */
  giveUp(step: string): boolean {
    if (this.#step?.name !== step) return false
    const { before } = this.#step
    this.#step = undefined
    this.#set({ ...before, selection: this.#state.selection })
    return true
  }

  /** Takes the last step back, which it answers; undefined where there was none. */
  undo(): Step<Value> | undefined {
    const { value, selection, past, future } = this.#state
    const last = past.at(-1)
    if (!last) return undefined
    const { says, ...before } = last
    this.#step = undefined
    this.#set({
      ...before,
      past: past.slice(0, -1),
      future: [...future, { value, selection, says }],
    })
    return last
  }

  /** Does the step again that was taken back last, which it answers; undefined where there was none. */
  redo(): Step<Value> | undefined {
    const { value, selection, past, future } = this.#state
    const next = future.at(-1)
    if (!next) return undefined
    const { says, ...after } = next
    this.#step = undefined
    this.#set({
      ...after,
      past: [...past, { value, selection, says }],
      future: future.slice(0, -1),
    })
    return next
  }

  /**
   * Takes over what came from elsewhere: in the value, and in every step, so that taking one back does not take
   * back what somebody else did.
   */
  adopt(merged: (mine: Value) => Value): void {
    const each = <Of extends Snapshot<Value>>(snapshot: Of) => ({
      ...snapshot,
      value: merged(snapshot.value),
    })
    const { past, future, ...now } = this.#state
    this.#step = undefined
    this.#set({ ...each(now), past: past.map(each), future: future.map(each) })
  }

  /** Tells listeners what they do not know yet. */
  settle(): void {
    if (this.#isPending) this.#set(this.#state)
  }

  #set(state: EditorState<Value>): void {
    this.#state = state
    this.#isPending = false
    for (const listener of this.#listeners) listener()
  }
}
