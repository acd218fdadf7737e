import type { KeyboardEventHandler, MouseEventHandler, ReactElement, Ref } from 'react'
import { editingSamples } from './editing-samples.fixture.tsx'
import { overlaySamples } from './overlay-samples.fixture.tsx'
import { reactAriaSamples } from './react-aria-samples.fixture.tsx'

/** What a caller may pass to every primitive. */
export interface PassedProps {
  readonly ref?: Ref<never>
  readonly className?: string
  readonly lang?: string
  readonly 'data-slot'?: string
  readonly 'data-test'?: string
  readonly onClick?: MouseEventHandler
  readonly onKeyDown?: KeyboardEventHandler
}

export interface LibrarySample {
  readonly slot: string
  render(props: PassedProps): ReactElement
  /** What the primitive itself does at a click: asserts it. */
  ownClick?(): void | Promise<void>
  /** The element inside that has the focus, if it is not the root: `onKeyDown` is its own. */
  readonly keysOn?: string
  /** Why it does not meet a requirement. */
  readonly exceptions?: Readonly<Partial<Record<'lang' | 'keys' | 'click', string>>>
}

/** Those that only hold state and render no element of their own, and parts that only primitives use. */
export const withoutSample: readonly string[] = [
  ...['AlertModal', 'Menu', 'Modal', 'Popup'],
  ...['Amounts', 'EntryRow', 'FieldTexts', 'Line', 'NoRowsText', 'OptionList'],
  ...['RangeSliderDrawing', 'SelectBox'],
]

export const librarySamples: Readonly<Record<string, LibrarySample>> = {
  ...overlaySamples,
  ...reactAriaSamples,
  ...editingSamples,
}
