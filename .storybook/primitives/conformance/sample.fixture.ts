import type { KeyboardEventHandler, MouseEventHandler, ReactElement, Ref } from 'react'

/** What a caller may pass to every primitive. */
export interface PassedProps {
  readonly ref?: Ref<never>
  readonly id?: string
  readonly className?: string
  readonly lang?: string
  readonly 'data-slot'?: string
  readonly 'data-test'?: string
  readonly 'aria-describedby'?: string
  readonly onClick?: MouseEventHandler
  readonly onKeyDown?: KeyboardEventHandler
}

/** What every component does with what it is given. */
export const requirements = [
  /** Its root element has its `data-slot`, whatever is passed. */
  'slot',
  /** A reference is its documented element: the root, or the control in it. */
  'ref',
  /** Of a field it is its control's, where its label and links to it lead. */
  'id',
  'lang',
  /** Attributes that begin with `data-`. */
  'data',
  /** Attributes that begin with `aria-`, which are those of the control in it. */
  'aria',
  /** A class name is added to its own, and replaces the one that sets the same property. */
  'class',
  /** A handler of the caller runs once, and the component's own still does. */
  'click',
  'keys',
] as const
export type Requirement = (typeof requirements)[number]

export interface Sample {
  readonly slot: string
  /** A class of the component, and in `other` one that sets the same property. */
  readonly own?: string
  readonly other?: string
  /** The root, where it has no slot. */
  readonly root?: string
  /** The element that the reference and other props reach, if it is not the one with the slot. */
  readonly reaches?: string
  /** The control in it that its label names, if it is another element. */
  readonly control?: string
  /** What the primitive itself does at a click: asserts it. */
  ownClick?(): void | Promise<void>
  /** The element inside that has the focus, if it is not the root: `onKeyDown` is its own. */
  readonly keysOn?: string
  /** Why it does not meet a requirement; a test fails where it does. */
  readonly exceptions?: Readonly<Partial<Record<Requirement, string>>>
  render(props: PassedProps): ReactElement
}

/** Samples by the component's export; several if it renders different elements. */
export type Samples = Readonly<Record<string, Sample | readonly Sample[]>>
