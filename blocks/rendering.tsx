import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react'

/** When an island wakes: `intent` is a pointer, a touch or the focus reaching it. */
export type Wake = 'intent' | 'visible' | 'idle' | 'load'

export interface EachProps<P extends object> {
  /** The props of each item, in order. */
  of: readonly P[]
  view: ComponentType<P>
  /** Names everything an item's HTML depends on, apart from `owner`, the gaps, the site and the moment. */
  by: (props: P) => string
  /** The immutable object an item shows (a car): its HTML is kept as long as the object lives. */
  owner?: (props: P) => object
  /** Props that differ between otherwise equal items, such as a count: plain text or numbers. */
  gaps?: readonly (keyof P & string)[]
}

export interface KeptProps<P extends object, Slot extends keyof P & string> {
  view: ComponentType<P>
  props: Omit<P, Slot>
  /** Names everything the HTML depends on, apart from the slots, the site and the moment. */
  by: string
  /** What stands inside and is drawn for every request. */
  slots: { readonly [Name in Slot]: ReactNode }
}

export interface IslandProps<P extends object> {
  /** The default export of a `<part>.island.tsx`. */
  view: ComponentType<P>
  /** Unique in its block; the element's id is `<block id>-<name>`. */
  name: string
  when?: Wake
  /** JSON: it travels in the page. */
  props: P
  className?: string
}

/** How the server draws lists and islands: it keeps HTML between requests and renders islands alone. */
export interface Rendering {
  each<P extends object>(props: EachProps<P>): ReactNode
  kept<P extends object, Slot extends keyof P & string>(props: KeptProps<P, Slot>): ReactNode
  island<P extends object>(props: IslandProps<P>): ReactNode
}

/** Absent in Storybook and in tests: there, lists and islands are just their components. */
export const RenderingContext = createContext<Rendering | null>(null)

/**
 * A list whose items the server keeps as HTML: rendering 21 cards then costs joining 21 strings.
 * An item's view must be pure and must not read context.
 */
export function Each<P extends object>(props: EachProps<P>): ReactNode {
  const rendering = useContext(RenderingContext)
  if (rendering) return rendering.each(props)
  return props.of.map((item, index) => (
    // Items are keyed by place: a list is drawn anew by the server, never reordered in the browser.
    // biome-ignore lint/suspicious/noArrayIndexKey: static lists have no state to lose
    <props.view key={index} {...item} />
  ))
}

/** A frame that the server keeps as HTML around what changes: the shell of a filter, of a toolbar. */
export function Kept<P extends object, Slot extends keyof P & string>(
  kept: KeptProps<P, Slot>,
): ReactNode {
  const rendering = useContext(RenderingContext)
  if (rendering) return rendering.kept(kept)
  return createElement(kept.view, withSlots(kept.props, kept.slots))
}

/** A view's props, whole: those without slots and the slots. */
export const withSlots = <P extends object, Slot extends keyof P & string>(
  props: Omit<P, Slot>,
  slots: { readonly [Name in Slot]: ReactNode },
): P => ({ ...props, ...slots }) as P & typeof slots

/** A part that comes to life in the browser. Its HTML is complete before; only its own code is loaded. */
export function Island<P extends object>(props: IslandProps<P>): ReactNode {
  const rendering = useContext(RenderingContext)
  if (rendering) return rendering.island(props)
  return <div className={props.className}>{createElement(props.view, props.props)}</div>
}
