import { type ComponentType, createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  type EachProps,
  type IslandProps,
  type KeptProps,
  type Rendering,
  withSlots,
} from '#blocks/rendering.tsx'
import { ascii, escapeHtml, withoutPreloads } from './html.ts'
import { Lru } from './lru.ts'
import { fill, gap, type Stencil, stencilOf } from './stencil.ts'

type View<P> = ComponentType<P>
interface Owned {
  readonly version: string
  readonly byKey: Map<string, Stencil>
}

const keptItems = 20_000
const keptIslands = 2_000

/** Item HTML by the object it shows; it goes when the object goes, or when the version changes. */
const ofOwners = new WeakMap<object, Owned>()
/** Item HTML by view and key, for items that show no object. */
const ofViews = new WeakMap<object, Lru<string, Stencil>>()
const viewNumbers = new WeakMap<object, number>()
let views = 0
/** Island HTML by view: an edited view is another one. */
const ofIslands = new WeakMap<object, Lru<string, string>>()

export interface KeeperOptions {
  /** Changes with everything that item HTML may depend on beside its key: site files, moment. */
  readonly version: string
  /** The block being drawn: islands take their ids from it. */
  readonly blockId: string
  /** Takes finished HTML, answers the gap that stands for it. */
  readonly insert: (html: string) => string
  readonly nameOf: (view: object) => string
  readonly islandUrl: (name: string) => string
}

/** How one block's view is drawn on the server: lists from kept HTML, islands each alone. */
export function keeper({ version, blockId, insert, nameOf, islandUrl }: KeeperOptions): Rendering {
  return {
    each(props) {
      let html = ''
      for (const item of props.of) html += itemHtml(props, item, version)
      return insert(html)
    },
    kept(props) {
      return keptNodes(props, version, insert)
    },
    island(props) {
      return insert(islandHtml(props, blockId, nameOf(props.view), islandUrl))
    },
  }
}

function itemHtml<P extends object>(each: EachProps<P>, item: P, version: string): string {
  const { view, by, owner, gaps = [] } = each
  const key = by(item)
  const stencil = owner
    ? ownedStencil(owner(item), version, `${viewNumber(view)} ${key}`, () =>
        itemStencil(view, item, gaps),
      )
    : viewCache(view).keep(`${version} ${key}`, () => itemStencil(view, item, gaps))
  const [first, second] = gaps
  if (first === undefined) return stencil.parts[0] ?? ''
  if (second === undefined) return fill(stencil, [escapeHtml(String(item[first]))])
  return fill(
    stencil,
    gaps.map((name) => escapeHtml(String(item[name]))),
  )
}

/** A frame's kept HTML with what stands in its slots, as React will draw it. */
function keptNodes<P extends object, Slot extends keyof P & string>(
  { view, props, by, slots }: KeptProps<P, Slot>,
  version: string,
  insert: (html: string) => string,
): ReactNode {
  const names = Object.keys(slots) as Slot[]
  const stencil = viewCache(view).keep(`${version} ${by}`, () => {
    const marks = Object.fromEntries(names.map((name, index) => [name, gap(index)]))
    const whole = withSlots<P, Slot>(props, marks as { [Name in Slot]: string })
    return stencilOf(ascii(withoutPreloads(renderToStaticMarkup(createElement(view, whole)))))
  })
  const nodes = stencil.parts.flatMap((part, at): ReactNode[] => {
    const name = names[stencil.indexes[at] ?? -1]
    return name === undefined ? [insert(part)] : [insert(part), slots[name]]
  })
  return createElement(Fragment, null, ...nodes)
}

/** Renders an item once, with gaps in place of what differs between requests. */
function itemStencil<P extends object>(
  view: View<P>,
  item: P,
  gaps: readonly (keyof P & string)[],
): Stencil {
  const marks = Object.fromEntries(gaps.map((name, index) => [name, gap(index)]))
  const html = renderToStaticMarkup(createElement(view, { ...item, ...marks }))
  return stencilOf(ascii(withoutPreloads(html)))
}

function ownedStencil(object: object, version: string, key: string, make: () => Stencil): Stencil {
  let owned = ofOwners.get(object)
  if (owned?.version !== version) {
    owned = { version, byKey: new Map() }
    ofOwners.set(object, owned)
  }
  const kept = owned.byKey.get(key) ?? make()
  owned.byKey.set(key, kept)
  return kept
}

/** Two views may show one object under the same key. */
function viewNumber(view: object): number {
  const number = viewNumbers.get(view) ?? views++
  viewNumbers.set(view, number)
  return number
}

function viewCache(view: object): Lru<string, Stencil> {
  const cache = ofViews.get(view) ?? new Lru<string, Stencil>(keptItems)
  ofViews.set(view, cache)
  return cache
}

/** An island's HTML depends on its props alone, and they are written out anyway: they are the key. */
function islandHtml<P extends object>(
  island: IslandProps<P>,
  blockId: string,
  name: string,
  islandUrl: (name: string) => string,
): string {
  const { view, name: part, when = 'intent', props, className } = island
  const id = `${blockId}-${part}`
  const json = JSON.stringify(props)
  const kept = ofIslands.get(view) ?? new Lru<string, string>(keptIslands)
  ofIslands.set(view, kept)
  return kept.keep(`${id} ${when} ${json}`, () => {
    const content = renderToString(createElement(view, props), { identifierPrefix: `${id}-` })
    const style = className === undefined ? '' : ` class="${escapeHtml(className)}"`
    return ascii(
      `<x-island id="${id}" data-src="${islandUrl(name)}" data-when="${when}" data-props="${escapeHtml(json)}"${style}>${content}</x-island>`,
    )
  })
}
