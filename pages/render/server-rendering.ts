import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { EachProps, IslandProps, ScriptedProps } from '#parts/rendering.tsx'
import { elementHtml, type Rendering } from './element-html.ts'
import { type FragmentCache, objectNumber } from './fragment-cache.ts'
import { ascii, escapeHtml, escapeJson, type Html, html, trustedHtml } from './html.ts'
import { fill, type HtmlTemplate, hole, templateOf } from './html-template.ts'

export interface ServerRenderingOptions {
  readonly fragments: FragmentCache
  /** Changes with everything beside its key that an item may depend on: site files, stock, day. */
  readonly version: string
  /** The block being rendered: the prefix of its islands' ids. */
  readonly blockId: string
  readonly nameOf: (view: object) => string
  readonly islandUrl: (name: string) => string
}

/** Renders one block's lists and islands on the server, from cached HTML if there is any. */
export function serverRendering(options: ServerRenderingOptions): Rendering {
  const rendering: Rendering = {
    each: (props) => eachHtml(props, options, rendering),
    island: (props) => islandHtml(props, options, rendering),
    scripted: (props) => scriptedHtml(props, options, rendering),
  }
  return rendering
}

function eachHtml<P extends object>(
  each: EachProps<P>,
  { fragments, version }: ServerRenderingOptions,
  rendering: Rendering,
): Html {
  const { of, view, cacheKey, cacheOn, holes = [] } = each
  const ofView = `${version} ${objectNumber(view)} `
  let list = ''
  for (const item of of) {
    const object = cacheOn ? `${objectNumber(cacheOn(item))} ` : ''
    const key = ofView + object + cacheKey(item)
    const template =
      fragments.get(key) ?? fragments.set(key, itemTemplate(view, item, holes, rendering))
    list += holes.length === 0 ? template.parts[0] : filled(template, item, holes, rendering)
  }
  return trustedHtml(list)
}

function filled<P extends object>(
  template: HtmlTemplate,
  item: P,
  names: readonly (keyof P & string)[],
  rendering: Rendering,
): Html {
  return fill(
    template,
    names.map((name) => {
      const value: unknown = item[name]
      if (typeof value === 'string') return escapeHtml(value)
      // Counts are most of them.
      if (typeof value === 'number') return trustedHtml(String(value))
      // The type of `holes` allows text, numbers and nodes only.
      return elementHtml(value as ReactNode, rendering)
    }),
  )
}

/** Renders an item once, with holes for the props that differ between requests. */
function itemTemplate<P extends object>(
  view: EachProps<P>['view'],
  item: P,
  names: readonly (keyof P & string)[],
  rendering: Rendering,
): HtmlTemplate {
  const holes = Object.fromEntries(names.map((name, index) => [name, hole(index)]))
  return templateOf(elementHtml(createElement(view, { ...item, ...holes }), rendering))
}

function scriptedHtml(
  { script, name, className = '', children }: ScriptedProps,
  options: ServerRenderingOptions,
  rendering: Rendering,
): Html {
  const src = escapeHtml(options.islandUrl(options.nameOf(script)))
  const id = escapeHtml(`${options.blockId}-${name}`)
  const content = elementHtml(children, rendering)
  return html`<x-island id="${id}" data-src="${src}" data-props="{}" class="${escapeHtml(className)}">${content}</x-island>`
}

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
