import { isCharacter, nameOf, type Press } from './key-names.ts'

/** Something that a key does. */
export interface KeyBinding {
  /** As `nameOf` names them; two strokes with a space between: `g u`. */
  readonly keys: string
  /** What it does, in the words of the key line: "invite". */
  readonly label: string
  /** Absent where the focused control does it by itself: the key line tells it. */
  readonly run?: () => void
  /** Whether it works while this element has the focus; always where absent. */
  readonly works?: (focused: Element | null) => boolean
}

/** The place that bindings belong to: an element of the page; undefined for the whole workspace. */
type Place = Element | undefined

/**
 * Every key that does something now. The listener runs what is registered here and the key line lists it, so
 * that the line cannot say what is not so.
 */
export class KeyRegistry {
  readonly #bindings = new Map<
    object,
    { readonly place: Place; readonly list: readonly KeyBinding[] }
  >()
  readonly #listeners = new Set<() => void>()
  #pending = ''
  #lettersWork = true
  #isHeld = false
  #version = 0

  /** Adds bindings; the answer takes them away again. */
  add(place: Place, list: readonly KeyBinding[]): () => void {
    const token = {}
    this.#bindings.set(token, { place, list })
    this.#changed()
    return () => {
      this.#bindings.delete(token)
      this.#changed()
    }
  }

  /** Whether keys that are a character alone do anything (WCAG 2.1.4). */
  set lettersWork(value: boolean) {
    this.#lettersWork = value
    this.#changed()
  }
  get lettersWork(): boolean {
    return this.#lettersWork
  }

  /** While something with keys of its own is on its way, none does anything here. */
  set isHeld(value: boolean) {
    if (this.#isHeld === value) return
    this.#isHeld = value
    this.#changed()
  }

  /** The first stroke of two, once it was pressed. */
  get pending(): string {
    return this.#pending
  }

  /**
   * What works while `focused` has the focus, the innermost place first; of two for the same keys the inner one.
   * Where the focus is in no place, what works is that of `fallback`.
   */
  at(focused: Element | null, fallback?: Element): { own: KeyBinding[]; everywhere: KeyBinding[] } {
    if (this.#isHeld || isInOverlay(focused)) return { own: [], everywhere: [] }
    const places = [...this.#bindings.values()]
    const around = (from: Element | null | undefined) =>
      ancestors(from).flatMap((element) =>
        places.filter(({ place }) => place === element).flatMap(({ list }) => list),
      )
    const inner = around(focused)
    const found = inner.length > 0 ? inner : around(fallback)
    const taken = new Set<string>()
    const usable = (list: readonly KeyBinding[]) =>
      list.filter((binding) => {
        if (taken.has(binding.keys) || !this.#works(binding, focused)) return false
        taken.add(binding.keys)
        return true
      })
    const own = usable(found)
    const global = places.filter(({ place }) => place === undefined).flatMap(({ list }) => list)
    return { own, everywhere: usable(global) }
  }

  #works({ keys, works }: KeyBinding, focused: Element | null): boolean {
    if (isCharacter(keys) && (!this.#lettersWork || isTyping(focused))) return false
    return works?.(focused) ?? true
  }

  /** Does what a pressed key means; whether it meant something. */
  press(press: Press, focused: Element | null, fallback?: Element): boolean {
    const name = nameOf(press)
    if (name === undefined) return false
    const { own, everywhere } = this.at(focused, fallback)
    const usable = [...own, ...everywhere].filter(({ run }) => run !== undefined)
    const keys = this.#pending ? `${this.#pending} ${name}` : name
    const wasPending = this.#pending !== ''
    const isFirst = usable.some((binding) => binding.keys.startsWith(`${keys} `))
    this.#await(isFirst ? keys : '')
    const binding = usable.find((each) => each.keys === keys)
    binding?.run?.()
    // After the first of two strokes the second is never typed elsewhere.
    return binding !== undefined || isFirst || (wasPending && name !== 'Tab')
  }

  /** Forgets the first of two strokes: the focus has moved. */
  forget(): void {
    this.#await('')
  }

  #await(keys: string): void {
    if (this.#pending === keys) return
    this.#pending = keys
    this.#changed()
  }

  #changed(): void {
    this.#version++
    for (const listener of this.#listeners) listener()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Another number after each change. */
  readonly version = (): number => this.#version
}

function ancestors(element: Element | null | undefined): Element[] {
  const found: Element[] = []
  for (let at = element; at; at = at.parentElement) found.push(at)
  return found
}

/** Menus, lists and dialogs that are open have keys of their own, those of a menu before it has the focus. */
const isInOverlay = (focused: Element | null): boolean =>
  focused?.closest(
    '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [aria-haspopup=menu][aria-expanded=true]',
  ) != null

const withoutText = /^(checkbox|radio|button|submit|reset|range|file)$/

/** Whether letters that are pressed now are text. */
function isTyping(focused: Element | null): boolean {
  if (focused instanceof HTMLInputElement) return !withoutText.test(focused.type)
  return (
    focused instanceof HTMLTextAreaElement ||
    focused instanceof HTMLSelectElement ||
    (focused instanceof HTMLElement && focused.isContentEditable)
  )
}
