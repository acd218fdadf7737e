/** The outline of the chosen block, of the one below the pointer, and what is said about a text. */
export interface Marks {
  /** Marks a block; undefined for none. */
  choose(id: string | undefined): void
  chosen(): string | undefined
  /** Finds the marks' places again, after the page has changed. */
  place(): void
  /** What people call the kinds of blocks, by their names. */
  call(titles: Readonly<Record<string, string>>): void
  /** Says something at the chosen block, read out too; empty for nothing. */
  say(text: string): void
}

interface Options {
  readonly onChoose: (id: string, opens: boolean) => void
  /** The first text of a block is to be written in place. */
  readonly onWrite: (id: string) => void
}

/** Between the handle and what is said, pixels. */
const SPACE = 4

const css = `
:host { position: absolute; inset: 0 auto auto 0; z-index: 2147483647; font: 500 12px/1.4 system-ui, sans-serif }
div, button { position: absolute; box-sizing: border-box }
div { pointer-events: none; outline-offset: -2px }
.near { outline: 1px dashed #0b7285; box-shadow: inset 0 0 0 2px #fff8 }
button { padding: 2px 8px; border: 0; border-radius: 0 0 5px 0; background: #0b7285; color: #fff; font: inherit; white-space: nowrap; cursor: default }
/* Nothing is chosen: the keyboard alone finds it. */
.alone:not(:focus-visible) { opacity: 0; pointer-events: none }
button:focus-visible { outline: 2px solid #fff; outline-offset: -4px }
.chosen { outline: 3px solid #0b7285; box-shadow: inset 0 0 0 4px #fff }
output { position: absolute; padding: 2px 8px; background: #1f2933; color: #fff; border-radius: 5px; white-space: nowrap }
output:empty, [hidden] { display: none }
@media (forced-colors: active) { .chosen, .near { outline-color: Highlight } }`

/** Draws above the page, in a tree of its own that neither the page's styles nor its changes reach. */
export function createMarks({ onChoose, onWrite }: Options): Marks {
  const host = document.createElement('builder-marks')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const near = part('div', 'near')
  const outline = part('div', 'chosen')
  const handle = part('button', '')
  const said = part('output', '')
  handle.setAttribute(
    'aria-description',
    'Up and down for another block, Enter for its form, F2 to write its text here',
  )
  root.append(near, outline, handle, said)
  // Reached first by the keyboard, and no part of the body that the page's styles count.
  document.body.before(host)
  let chosenId: string | undefined
  let nearBlock: Element | null = null
  let titles: Readonly<Record<string, string>> = {}

  function part<Name extends 'div' | 'button' | 'output'>(name: Name, className: string) {
    const element = document.createElement(name)
    element.className = className
    return element
  }

  function place(): void {
    const block = chosenId === undefined ? null : document.getElementById(chosenId)
    const box = cover(outline, block)
    cover(near, nearBlock === block ? null : nearBlock)
    handle.textContent = block ? nameOf(block, titles) : 'Blocks of this page'
    const [left, top] = box ? [box.left, Math.max(box.top, scrollY)] : [0, scrollY]
    handle.style.translate = `${left}px ${top}px`
    said.style.translate = `${left + handle.offsetWidth + SPACE}px ${top}px`
    handle.classList.toggle('alone', !box)
  }

  function step(by: number | 'first' | 'last'): void {
    const all = shownBlocks()
    const at = all.findIndex(({ id }) => id === chosenId)
    const next =
      by === 'first'
        ? 0
        : by === 'last'
          ? all.length - 1
          : Math.min(Math.max(at + by, 0), all.length - 1)
    const block = all[next]
    if (!block) return
    onChoose(block.id, false)
    block.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    place()
  }

  const steps: Readonly<Record<string, number | 'first' | 'last'>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    Home: 'first',
    End: 'last',
  }
  handle.addEventListener('keydown', (event) => {
    const by = steps[event.key]
    if (by !== undefined) step(by)
    else if (event.key === 'F2' && chosenId !== undefined) onWrite(chosenId)
    else return
    event.preventDefault()
  })
  handle.addEventListener('click', () => {
    if (chosenId === undefined) step('first')
    else onChoose(chosenId, true)
  })
  document.addEventListener('pointerover', ({ target }) => {
    nearBlock = blockOf(target)
    place()
  })
  document.documentElement.addEventListener('pointerleave', () => {
    nearBlock = null
    place()
  })
  const sizes = new ResizeObserver(place)
  sizes.observe(document.body)
  for (const type of ['resize', 'toggle', 'transitionend']) addEventListener(type, place, true)
  addEventListener('scroll', place, { capture: true, passive: true })
  place()

  return {
    chosen: () => chosenId,
    choose(id) {
      chosenId = id
      said.textContent = ''
      place()
    },
    place,
    call(known) {
      titles = known
      place()
    },
    say(text) {
      said.textContent = text
    },
  }
}

/** The innermost block around something on the page. */
export const blockOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-block]') : null

const shownBlocks = (): Element[] =>
  Array.from(document.querySelectorAll('[data-block]')).filter((block) => block.checkVisibility())

function nameOf(block: Element, titles: Readonly<Record<string, string>>): string {
  const name = block.getAttribute('data-block') ?? ''
  const title = titles[name] ?? name.replaceAll('-', ' ')
  return block.checkVisibility() ? title : `${title}: shows nothing here now`
}

/** Where a block is; of one that shows nothing the line on which it would be. */
export function boxOf(block: Element): DOMRect | undefined {
  if (block.checkVisibility()) return block.getBoundingClientRect()
  const around = block.parentElement
  if (!around?.checkVisibility()) return undefined
  let before = block.previousElementSibling
  while (before && !before.checkVisibility()) before = before.previousElementSibling
  const { left, top, width } = around.getBoundingClientRect()
  return new DOMRect(left, before?.getBoundingClientRect().bottom ?? top, width, 0)
}

/** Lays an element over another; where there is none to see it is hidden. */
function cover(over: HTMLElement, block: Element | null) {
  const rect = block ? boxOf(block) : undefined
  over.hidden = rect === undefined
  if (!rect) return undefined
  const [left, top] = [rect.left + scrollX, rect.top + scrollY]
  Object.assign(over.style, {
    translate: `${left}px ${top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  })
  return { left, top }
}
