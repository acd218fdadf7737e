import { morph as morphNode } from 'morphlex'
import { ACTION, ISLAND_STARTED } from '#ui/data-attributes.ts'
import { drawers } from './drawers.ts'

/**
 * Makes a block's element equal to `html` and keeps what is the browser's own: focus, scroll, open
 * details, pressed actions, hydrated islands. With `keepForm` a control that the visitor
 * touched is newer than the response and keeps its state; else controls follow the server.
 * `html` is the whole element, its own tag included; anything else throws and changes nothing.
 */
export function morph(host: Element, html: string, keepForm: boolean): void {
  const template = document.createElement('template')
  template.innerHTML = html
  const fresh = template.content.firstElementChild
  if (!fresh)
    throw new Error(`Block "${host.id}": expected one element, found ${html || 'nothing'}`)
  morphElement(host, fresh, keepForm)
}

/** As `morph`, from an element that is in no document yet; it is used up. */
export function morphElement(host: Element, fresh: Element, keepForm: boolean): void {
  morphNode(host, fresh, {
    preserveChanges: true,
    beforeNodeVisited,
    beforeAttributeUpdated: (element, name) => !isOurs(element, name),
    // Mostly no island is hydrated, and a search removes hundreds of nodes.
    ...(host.querySelector(started) && { afterNodeRemoved: notifyRemovedIslands }),
  })
  if (!keepForm) followServer(host)
}

const started = `x-island[${ISLAND_STARTED}]`

/** Attributes that this page's scripts and the visitor own, absent from the server's HTML. */
const ours: Readonly<Record<string, string>> = {
  open: 'details',
  'aria-pressed': `[${ACTION}]`,
  role: drawers,
  'aria-modal': drawers,
  'aria-label': drawers,
  inert: '*',
  'aria-busy': '*',
}

const isOurs = (element: Element, name: string): boolean => {
  const owner = ours[name]
  return owner !== undefined && element.matches(owner)
}

/** Returns false where an element and its inside must stay as they are. */
function beforeNodeVisited(old: Node, fresh: Node): boolean {
  if (!(old instanceof HTMLElement) || !(fresh instanceof HTMLElement)) return true
  if (old.matches(started)) {
    updateProps(old, fresh.dataset.props)
    return false
  }
  removeStaleAttributes(old, fresh)
  return true
}

/** morphlex 1.4.0 removes attributes from the list it iterates, and so misses every second one. */
function removeStaleAttributes(old: Element, fresh: Element): void {
  for (const name of old.getAttributeNames()) {
    // These two it must remove itself, for it then writes the control's state too.
    if (name === 'checked' || name === 'selected') continue
    if (!fresh.hasAttribute(name) && !isOurs(old, name)) old.removeAttribute(name)
  }
}

/** A hydrated island renders itself: it only gets its newer props, by an event. */
function updateProps(island: HTMLElement, props: string | undefined): void {
  if (props === undefined || props === island.dataset.props) return
  island.dataset.props = props
  island.dispatchEvent(new Event('island:props'))
}

/** Lets removed islands stop their timers and listeners. */
export function notifyRemovedIslands(node: Node): void {
  if (!(node instanceof Element)) return
  const islands = node.matches(started) ? [node] : node.querySelectorAll(started)
  for (const island of islands) island.dispatchEvent(new Event('island:removed'))
}

/** A control once touched ignores its attributes: the server's state is set by properties. */
function followServer(host: Element): void {
  for (const control of host.querySelectorAll('input, option, textarea')) {
    if (control.closest(started)) continue
    if (control instanceof HTMLOptionElement) control.selected = control.defaultSelected
    else if (control instanceof HTMLTextAreaElement) control.value = control.defaultValue
    else if (control instanceof HTMLInputElement) followServerInput(control)
  }
}

function followServerInput(input: HTMLInputElement): void {
  if (input.type === 'checkbox' || input.type === 'radio') input.checked = input.defaultChecked
  // Writing an equal value would still move the caret.
  else if (input.value !== input.defaultValue) input.value = input.defaultValue
}
