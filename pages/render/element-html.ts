import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import {
  Decided,
  type DecidedProps,
  Each,
  type EachProps,
  Island,
  type IslandProps,
  Scripted,
  type ScriptedProps,
} from '#parts/rendering.tsx'
import { attributeHtml } from './attributes.ts'
import { escapeHtml, type Html, trustedHtml } from './html.ts'

/** How the server renders the two components that it handles itself. */
export interface Rendering {
  each<P extends object>(props: EachProps<P>): Html
  island<P extends object>(props: IslandProps<P>): Html
  scripted(props: ScriptedProps): Html
  /** Where a page says why: the attribute of what a rule decides. */
  readonly marked?: ((props: DecidedProps) => Html) | undefined
}

/** In a view: HTML that is already rendered, such as a block in a slot. */
export function Rendered(_: { readonly html: Html }): ReactNode {
  throw new Error('Rendered is for the server renderer only: React cannot render it')
}

/**
 * What React's `renderToStaticMarkup` returns for a view, in a fifth of the time, ASCII only. A view
 * is a function of its props: it has no state, effects or context, which belong in islands.
 * `rootAttributes` are written on the view's one root element, before its own.
 * @throws Error for elements that a view may not have, and for text or a list instead of a root
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
  /** Empty once the root element is written. */
  #rootAttributes: string
  readonly #rendering: Rendering
  /** Value of the enclosing select. */
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
    else if (type === Scripted)
      this.#write(this.#rendering.scripted(props as unknown as ScriptedProps))
    else if (type === Decided) this.#decided(props as unknown as DecidedProps)
    else if (type === Rendered) this.#write((props as { html: Html }).html)
    // React's types see a function there: fragments are a symbol.
    else if ((type as unknown) === Fragment) this.node(props.children as ReactNode)
    else if (typeof type === 'function' && !('isReactComponent' in (type.prototype ?? {})))
      // Classes are excluded above, so it may be called.
      this.node(called(type as (props: Props) => ReactNode, props))
    else throw new Error('A view is made of plain function components: state belongs in an island')
  }

  /** What is shown is marked on its element, what is not by an element that is hidden. */
  #decided(props: DecidedProps): void {
    const from = this.html.length
    const mark = this.#rendering.marked?.(props)
    const root = this.#rootAttributes
    this.node(props.children)
    if (mark === undefined) return
    const [, start, rest = ''] = /^(<[\w-]+)(.*)$/s.exec(this.html.slice(from)) ?? []
    const before = this.html.slice(0, from)
    this.#rootAttributes = ''
    this.html =
      start === undefined
        ? `${before}<div${root} hidden${mark}></div>`
        : `${before}${start}${mark}${rest}`
  }

  #host(tag: string, props: Props): void {
    if (headTags.has(tag))
      throw new Error(`A view must not contain <${tag}>: only the page renderer writes the head`)
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

  /** Default values as attributes, which are a control's initial state. */
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
      // The HTML parser drops a newline right after the tag.
      this.html += text.startsWith('\n') ? `\n${escapeHtml(text)}` : escapeHtml(text)
    } else if (tag === 'select') {
      this.#selected = value ?? defaultValue
      this.node(children as ReactNode)
      this.#selected = undefined
    } else this.node(children as ReactNode)
  }
}

/** Calls a view; React's obscure error for a hook outside React is replaced by a clear one. */
function called(view: (props: Props) => ReactNode, props: Props): ReactNode {
  try {
    return view(props)
  } catch (cause) {
    if (!(cause instanceof TypeError) || !/of null \(reading 'use/.test(cause.message)) throw cause
    throw new Error(`${view.name} uses a hook: what has state belongs in an island`, { cause })
  }
}

/** An option's text, which is its value if it has no `value`. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('')
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}
