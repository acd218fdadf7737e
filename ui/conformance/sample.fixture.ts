import type { ReactElement } from 'react'

interface PassedProps {
  className?: string
  title?: string
  'data-slot'?: string
}

/** Every component has a `data-slot`, passes on props, and lets a class name override its own. */
export const requirements = ['slot', 'props', 'class'] as const

export interface Sample {
  readonly slot: string
  /** A class of the component, and in `other` one that sets the same property. */
  readonly own?: string
  readonly other: string
  /** Why it does not meet a requirement. */
  readonly exceptions?: Readonly<Partial<Record<(typeof requirements)[number], string>>>
  render(props: PassedProps): ReactElement
}

/** Samples by the component's export; several if it renders different elements. */
export type Samples = Readonly<Record<string, readonly Sample[]>>
