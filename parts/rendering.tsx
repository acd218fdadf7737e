import { type ComponentType, createElement, type ReactNode } from 'react'
import type { Car } from '#domain/car/car.ts'
import type { CarThing } from './why/decision.ts'

// The server renders these components in its own way, with a cache (pages/render); Storybook and
// tests use the implementations below.

/** Names of the props that accept any string, number or node. */
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
  /** Everything that an item's HTML depends on, except `cacheOn`, the holes, the site and the time. */
  cacheKey: (props: P) => string
  /** The immutable object that an item shows (a car): its HTML is cached by the object's identity. */
  cacheOn?: (props: P) => object
  /**
   * Placeholders in the cached HTML: props that differ between otherwise equal items. The view only
   * outputs them: strings and numbers in text or attributes, nodes such as children.
   */
  holes?: readonly HoleProp<P>[]
}

export interface IslandProps<P extends object> {
  /** The default export of a `<part>.island.tsx`. */
  view: ComponentType<P>
  /**
   * A plain view for the server with exactly the first output of `view`: many times faster where
   * `view` uses a component library. A test compares the two.
   */
  firstView?: ComponentType<P & { readonly islandId: string }>
  /** Unique in its block; the element's id is `<block id>-<name>`. */
  name: string
  /** Written into the page as JSON. */
  props: P
  className?: string
}

/**
 * A list whose items the server caches as HTML, so that rendering 21 cards only joins 21 strings.
 * An item's view must be pure.
 */
export function Each<P extends object>({ of, view: View }: EachProps<P>): ReactNode {
  return of.map((item, index) => (
    // The index is the key: nothing reorders the list in the browser.
    // biome-ignore lint/suspicious/noArrayIndexKey: static lists have no state to lose
    <View key={index} {...item} />
  ))
}

export type CachedProps<P extends object> = Omit<EachProps<P>, 'of'> & { props: P }

/** One view that the server caches as HTML, as it does the items of `Each`. */
export function Cached<P extends object>({ props, ...rest }: CachedProps<P>): ReactNode {
  return <Each of={[props]} {...rest} />
}

export interface ScriptedProps {
  /** The default export of a `<part>.island.ts`: improves the element, once or again, in the browser. */
  script: (host: HTMLElement) => void
  /** Unique in its block; the element's id is `<block id>-<name>`. */
  name: string
  /** It is loaded with the page; else when the focus or a pointer reaches it, or a field of its form changes. */
  eager?: boolean
  /** It is loaded with the page where this browser has stored a list or an object under this key. */
  stored?: string
  /** What is stored under this key where nothing is, as JSON: a first visit needs no script for it. */
  first?: string
  className?: string
  children: ReactNode
}

/**
 * A part whose plain script is loaded when the focus or a pointer reaches it; without it, its HTML works by
 * itself.
 */
export function Scripted({ script, className, children }: ScriptedProps): ReactNode {
  return (
    <div
      className={className}
      ref={(host) => {
        if (host) script(host)
      }}
    >
      {children}
    </div>
  )
}

/**
 * A part that is hydrated when a pointer, a touch or the focus reaches it. Its HTML is complete
 * before; only its own code is loaded.
 */
export function Island<P extends object>({ view, props, className }: IslandProps<P>): ReactNode {
  return <div className={className}>{createElement(view, props)}</div>
}

export interface DecidedProps {
  readonly thing: CarThing
  readonly car: Car
  /** At most one element: none where the rule shows nothing. */
  readonly children: ReactNode
}

/** What a rule decides of a car, whether it is shown or not: where a page says why, that is marked (Spec 6.04). */
export const Decided = ({ children }: DecidedProps): ReactNode => children
