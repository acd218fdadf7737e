import { type ComponentType, createElement, type ReactNode } from 'react'

// The server knows these two components and draws them in its own way (pages/render); in Storybook
// and in tests they are just what is written here.

/** Names of the props that may be any text or number, or any node. */
type HoleProp<P> = {
  [Name in keyof P & string]-?: string extends P[Name]
    ? Name
    : number extends P[Name]
      ? Name
      : never
}[keyof P & string]

export interface EachProps<P extends object> {
  /** The props of each item, in order. */
  of: readonly P[]
  view: ComponentType<P>
  /** Names everything an item's HTML depends on, apart from `cacheOn`, the holes, the site and the moment. */
  cacheKey: (props: P) => string
  /** The immutable object an item shows (a car): its HTML is cached for this very object. */
  cacheOn?: (props: P) => object
  /**
   * Props that differ between otherwise equal items: texts and numbers, such as a count, which the
   * view shows as they are in text or attributes, and nodes, such as children, which it places. It
   * looks at them in no other way.
   */
  holes?: readonly HoleProp<P>[]
}

export interface IslandProps<P extends object> {
  /** The default export of a `<part>.island.tsx`. */
  view: ComponentType<P>
  /**
   * A plain view that draws exactly what `view` draws at first, for the server: many times quicker
   * where `view` stands on a library of components. A test holds the two equal.
   */
  firstView?: ComponentType<P & { readonly islandId: string }>
  /** Unique in its block; the element's id is `<block id>-<name>`. */
  name: string
  /** JSON: it travels in the page. */
  props: P
  className?: string
}

/**
 * A list whose items the server caches as HTML: rendering 21 cards then costs joining 21 strings.
 * An item's view must be pure.
 */
export function Each<P extends object>({ of, view: View }: EachProps<P>): ReactNode {
  return of.map((item, index) => (
    // Items are keyed by place: the server renders a list, and nothing reorders it in the browser.
    // biome-ignore lint/suspicious/noArrayIndexKey: static lists have no state to lose
    <View key={index} {...item} />
  ))
}

export type CachedProps<P extends object> = Omit<EachProps<P>, 'of'> & { props: P }

/** One view that the server caches as HTML, as it does the items of `Each`: a frame around what changes. */
export function Cached<P extends object>({ props, ...rest }: CachedProps<P>): ReactNode {
  return <Each of={[props]} {...rest} />
}

/**
 * A part that comes to life in the browser, when a pointer, a touch or the focus reaches it. Its HTML
 * is complete before; only its own code is loaded.
 */
export function Island<P extends object>({ view, props, className }: IslandProps<P>): ReactNode {
  return <div className={className}>{createElement(view, props)}</div>
}
