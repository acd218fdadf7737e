import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { EachProps, IslandProps, ScriptedProps } from '#parts/rendering.tsx'
import { EAGER, FIRST, STORED } from '#ui/data-attributes.ts'
import { MOST_VALUES } from '../packed-lists.ts'
import { elementHtml, type Rendering } from './element-html.ts'
import { type FragmentCache, objectNumber } from './fragment-cache.ts'
import { ascii, escapeHtml, escapeJson, type Html, html, joinHtml, trustedHtml } from './html.ts'
import { type HtmlTemplate, hole, templateOf } from './html-template.ts'
import { type ListItem, packedList, wholeList } from './list-html.ts'
import { storedScript } from './stored-script.ts'

export interface ServerRenderingOptions {
  readonly fragments: FragmentCache
  /** Changes with everything beside its key that an item may depend on: site files, stock, day. */
  readonly version: string
  /** The block being rendered: the prefix of its islands' ids. */
  readonly blockId: string
  readonly nameOf: (view: object) => string
  readonly islandUrl: (name: string) => string
  /** For a live response: a list's items share their HTML (`packed-lists.ts`). */
  readonly packsLists: boolean
  readonly marked?: Rendering['marked']
}

/** Renders one block's lists and islands on the server, from cached HTML if there is any. */
export function serverRendering(options: ServerRenderingOptions): Rendering {
  const rendering: Rendering = {
    each: (props) => eachHtml(props, options, rendering),
    island: (props) => islandHtml(props, options, rendering),
    scripted: (props) => scriptedHtml(props, options, rendering),
    marked: options.marked,
  }
  return rendering
}

function eachHtml<P extends object>(
  each: EachProps<P>,
  options: ServerRenderingOptions,
  rendering: Rendering,
): Html {
  const { of, view, cacheKey, cacheOn, holes = [] } = each
  const { fragments, version } = options
  const ofView = `${version} ${objectNumber(view)} `
  const templateFor = (item: P, ownKey: string): HtmlTemplate => {
    const key = ofView + ownKey
    return fragments.get(key) ?? fragments.set(key, itemTemplate(each, item, options))
  }
  let last: { readonly ownKey: string; readonly template: HtmlTemplate } | undefined
  const items = of.map((item): ListItem => {
    const object = cacheOn ? `${objectNumber(cacheOn(item))} ` : ''
    const ownKey = object + cacheKey(item)
    // Most rows of a list differ from the one before in their holes only.
    if (last?.ownKey !== ownKey) last = { ownKey, template: templateFor(item, ownKey) }
    return {
      template: last.template,
      values: holes.map((name) => valueHtml(item[name], rendering)),
    }
  })
  return isPacked(each, options) ? packedList(items) : wholeList(items)
}

/** Lists of nodes are not packed: their items may have lists in them. */
const isPacked = <P extends object>(
  { of, holes = [] }: EachProps<P>,
  { packsLists }: ServerRenderingOptions,
): boolean =>
  packsLists &&
  holes.length > 0 &&
  holes.length <= MOST_VALUES &&
  of.every((item) => holes.every((name) => typeof item[name] !== 'object'))

function valueHtml(value: unknown, rendering: Rendering): Html {
  if (typeof value === 'string') return escapeHtml(value)
  // Counts are most of them.
  if (typeof value === 'number') return trustedHtml(String(value))
  // The type of `holes` allows text, numbers and nodes only.
  return elementHtml(value as ReactNode, rendering)
}

/** Renders an item once, with holes for the props that differ between requests. */
function itemTemplate<P extends object>(
  { view, holes: names = [] }: EachProps<P>,
  item: P,
  options: ServerRenderingOptions,
): HtmlTemplate {
  const holes = Object.fromEntries(names.map((name, index) => [name, hole(index)]))
  // It is cached for whole pages too.
  const rendering = serverRendering({ ...options, packsLists: false })
  return templateOf(elementHtml(createElement(view, { ...item, ...holes }), rendering))
}

function scriptedHtml(
  { script, name, eager = false, stored, first, className = '', children }: ScriptedProps,
  options: ServerRenderingOptions,
  rendering: Rendering,
): Html {
  const src = escapeHtml(options.islandUrl(options.nameOf(script)))
  const id = escapeHtml(`${options.blockId}-${name}`)
  const content = elementHtml(children, rendering)
  const starts = joinHtml([
    eager ? html` ${trustedHtml(EAGER)}` : html``,
    attribute(STORED, stored),
    attribute(FIRST, first),
  ])
  const check = stored === undefined ? html`` : html`<script>${trustedHtml(storedScript)}</script>`
  return html`<x-island id="${id}" data-src="${src}" data-props="{}"${starts} class="${escapeHtml(className)}">${content}</x-island>${check}`
}

const attribute = (name: string, value: string | undefined): Html =>
  value === undefined ? html`` : html` ${trustedHtml(name)}="${escapeHtml(value)}"`

function islandHtml<P extends object>(
  island: IslandProps<P>,
  options: ServerRenderingOptions,
  rendering: Rendering,
): Html {
  const { view, firstView, name, props, className } = island
  const id = `${options.blockId}-${name}`
  const json = JSON.stringify(props)
  const content = firstView
    ? elementHtml(createElement(firstView, { ...props, islandId: id }), rendering)
    : reactHtml(view, props, `${objectNumber(view)} ${id} ${json}`, id, options)
  const src = escapeHtml(options.islandUrl(options.nameOf(view)))
  const style = className === undefined ? html`` : html` class="${escapeHtml(className)}"`
  return html`<x-island id="${escapeHtml(id)}" data-src="${src}" data-props='${escapeJson(json)}'${style}>${content}</x-island>`
}

/** Rendered by React, in a root of its own; cached, since it depends on the props in the key alone. */
function reactHtml<P extends object>(
  view: IslandProps<P>['view'],
  props: P,
  key: string,
  id: string,
  { fragments }: ServerRenderingOptions,
): Html {
  const known = fragments.get(`island ${key}`)?.parts[0]
  if (known !== undefined) return known
  const content = renderToString(createElement(view, props), { identifierPrefix: `${id}-` })
  const template = templateOf(trustedHtml(ascii(content)))
  fragments.set(`island ${key}`, template)
  return template.parts[0] ?? html``
}
