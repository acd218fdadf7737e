import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Each, type EachProps, Island, type IslandProps } from '#parts/rendering.tsx'
import { attributeHtml } from './attributes.ts'
import { escapeHtml, type Html, trustedHtml } from './html.ts'

/** How the server draws the two components that it knows of itself. */
export interface Rendering {
  each<P extends object>(props: EachProps<P>): Html
  island<P extends object>(props: IslandProps<P>): Html
}

/** In a view: HTML that was rendered before, such as a block in a slot. */
export function Rendered(_: { readonly html: Html }): ReactNode {
  throw new Error('Rendered HTML is written by the server alone')
}

/**
 * What React's `renderToStaticMarkup` answers for a view, in a fifth of the time, ASCII only. A view
 * is a function of its props: it has no state, effects or context, which belong in islands.
 * `rootAttributes` stand on the view's one root element, before its own.
 * @throws Error for elements that a view may not have, and for text or a list in place of a root
 */
export function elementHtml(node: ReactNode, rendering: Rendering, rootAttributes = ''): Html {
  const writer = new Writer(rendering, rootAttributes)
  writer.node(node)
  return trustedHtml(writer.html)
}

const voidTags = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
)
/** React moves these into the document's head; the page's head is the renderer's own. */
const headTags = new Set('html head body link meta base style script'.split(' '))

type Props = Readonly<Record<string, unknown>>

class Writer {
  html = ''
  /** Waits for the root element; empty once it is written. */
  #rootAttributes: string
  readonly #rendering: Rendering
  /** What the select around the options chooses. */
  #selected: unknown

  constructor(rendering: Rendering, rootAttributes: string) {
    this.#rendering = rendering
    this.#rootAttributes = rootAttributes
  }

  node(node: ReactNode): void {
    if (node === null || node === undefined || typeof node === 'boolean' || node === '') return
    if (typeof node === 'string') this.#write(escapeHtml(node))
    else if (typeof node === 'number' || typeof node === 'bigint') this.#write(String(node))
    else if (Array.isArray(node)) for (const each of node) this.node(each)
    else if (isValidElement<Props>(node)) this.#element(node)
    else if (Symbol.iterator in node) for (const each of node) this.node(each)
    else throw new Error('A view shows elements and text; found a promise or an object')
  }

  #write(html: string): void {
    if (this.#rootAttributes !== '') {
      throw new Error(`expected one root element, found ${JSON.stringify(html.slice(0, 40))}`)
    }
    this.html += html
  }

  #element({ type, props }: ReactElement<Props>): void {
    if (typeof type === 'string') this.#host(type, props)
    // The casts: a component's own element has its props.
    else if (type === Each) this.#write(this.#rendering.each(props as unknown as EachProps<object>))
    else if (type === Island)
      this.#write(this.#rendering.island(props as unknown as IslandProps<object>))
    else if (type === Rendered) this.#write((props as { html: Html }).html)
    // React's types see a function there: fragments are a symbol.
    else if ((type as unknown) === Fragment) this.node(props.children as ReactNode)
    else if (typeof type === 'function' && !('isReactComponent' in (type.prototype ?? {})))
      // A class was left out above, so it is called, not constructed.
      this.node(called(type as (props: Props) => ReactNode, props))
    else throw new Error('A view is made of plain function components: state belongs in an island')
  }

  #host(tag: string, props: Props): void {
    if (headTags.has(tag)) throw new Error(`A view has no <${tag}>: the page's head is not its own`)
    this.html += `<${tag}${this.#rootAttributes}`
    this.#rootAttributes = ''
    const isOwnValue = tag === 'select' || tag === 'textarea'
    for (const prop in props) {
      if (!(isOwnValue && prop === 'value')) this.html += attributeHtml(prop, props[prop])
    }
    if (voidTags.has(tag)) {
      if (tag === 'input') this.#inputState(props)
      this.html += '/>'
      return
    }
    if (tag === 'option' && this.#isSelected(props)) this.html += ' selected=""'
    this.html += '>'
    this.#content(tag, props)
    this.html += `</${tag}>`
  }

  /** A control's first state is what the browser takes its attributes for. */
  #inputState({ value, defaultValue, checked, defaultChecked }: Props): void {
    if (value === undefined) this.html += attributeHtml('value', defaultValue)
    if (checked === undefined) this.html += attributeHtml('checked', defaultChecked)
  }

  #isSelected({ value, children }: Props): boolean {
    if (this.#selected === undefined) return false
    return String(this.#selected) === String(value ?? textOf(children as ReactNode))
  }

  #content(tag: string, { children, value, defaultValue }: Props): void {
    if (tag === 'textarea') {
      const text = String(value ?? defaultValue ?? '')
      // The parser drops a line's end right after the tag.
      this.html += text.startsWith('\n') ? `\n${escapeHtml(text)}` : escapeHtml(text)
    } else if (tag === 'select') {
      this.#selected = value ?? defaultValue
      this.node(children as ReactNode)
      this.#selected = undefined
    } else this.node(children as ReactNode)
  }
}

/** React's own hooks find no React here, and say so in words that help nobody. */
function called(view: (props: Props) => ReactNode, props: Props): ReactNode {
  try {
    return view(props)
  } catch (cause) {
    if (!(cause instanceof TypeError) || !/of null \(reading 'use/.test(cause.message)) throw cause
    throw new Error(`${view.name} uses a hook: what has state belongs in an island`, { cause })
  }
}

/** An option's text, which is its value where it has no other. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('')
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}
