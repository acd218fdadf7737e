import type { KeyboardEventHandler, MouseEventHandler, ReactElement, Ref } from 'react'
import { overlaySamples } from './overlay-samples.fixture.tsx'

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
  /** Why it does not meet a requirement. */
  readonly exceptions?: Readonly<Partial<Record<'lang' | 'keys' | 'click' | 'style', string>>>
}

/** Those that only hold state and render no element of their own. */
export const withoutElement: readonly string[] = ['AlertModal', 'Modal', 'Menu', 'Popup']

export const librarySamples: Readonly<Record<string, LibrarySample>> = { ...overlaySamples }
