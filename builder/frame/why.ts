import { conditionWords } from '#pages/when-words.ts'
import type { WhyBlock } from '#pages/why-mark.ts'
import { askedConditions, type MarkedPart, markedParts, titleOf } from './why-marks.ts'

const css = `
:host { position: fixed; inset: auto 0 0; z-index: 2147483646; max-block-size: 40%; overflow: auto; background: #1f2933; color: #fff; font: 500 13px/1.5 system-ui, sans-serif }
p, ul { margin: 0; padding: 4px 12px; list-style: none }
li { padding-inline-start: 1em }
summary { cursor: pointer; padding: 3px 0 }
button { padding: 3px 4px; border: 0; background: none; color: inherit; font: inherit; text-align: start; text-decoration: underline }
summary:focus-visible, button:focus-visible, summary:hover, button:hover { outline: 2px solid; outline-offset: -2px }
small { color: #cbd2d9; font-size: inherit }
.no { color: #ffb4a8 }`

/** In the page: what is decided has a line around it, and its answer where a pointer rests on it. */
const markCss = `[data-why] { outline: 2px dashed #7b3fb5; outline-offset: 1px }`

interface Options {
  /** In the builder: a press on a block chooses it there. */
  readonly onChoose?: (id: string, opens: boolean) => void
  /** The features that this page is looked at with, as its address names them. */
  readonly flags?: string | null
}

/**
 * Says at the foot of the page why each of its blocks is shown or not, and inside of it why each badge, price and
 * button is. Spec 6.04.
 */
export function createWhy({ onChoose, flags }: Options): (blocks: readonly WhyBlock[]) => void {
  const host = document.createElement('builder-why')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const marks = new CSSStyleSheet()
  marks.replaceSync(markCss)
  document.adoptedStyleSheets.push(marks)
  const list = make('ul')
  const all = make('details', make('summary', 'Why is this shown?'), list)
  all.open = true
  root.append(...(flags ? [make('p', `Looked at with these features: ${flags}`)] : []), all)
  document.body.after(host)
  return (blocks) => list.replaceChildren(...blocks.map((block) => blockItem(block, onChoose)))
}

function blockItem({ id, title, conditions }: WhyBlock, onChoose: Options['onChoose']): Element {
  const element = document.getElementById(id)
  const against = conditions.find(({ reason }) => reason !== undefined)
  const isEmpty = !against && (element === null || element.hidden)
  const state = against ? 'is hidden' : isEmpty ? 'has nothing to show' : 'is shown'
  const choose = make('button', 'Look at it')
  choose.type = 'button'
  choose.addEventListener('click', () => {
    if (onChoose) onChoose(id, true)
    else element?.scrollIntoView({ block: 'center' })
  })
  const lines = conditions.map((each) => line(each.reason === undefined, conditionWords(each)))
  // Inside of another block it is told there.
  const own = element ? markedParts(element).filter((part) => blockOf(part) === element) : []
  const summary = make('summary', `${title} ${state} `, make('small', id))
  summary.className = against ? 'no' : ''
  return make(
    'li',
    make(
      'details',
      summary,
      choose,
      make('ul', ...(lines.length > 0 ? lines : [line(true, 'It has no conditions')])),
      make('ul', ...own.map(partItem)),
    ),
  )
}

const blockOf = ({ element }: MarkedPart) => element.closest('[data-block]')

function partItem({ element, mark }: MarkedPart): Element {
  const summary = make('summary', titleOf(mark))
  summary.className = mark.isShown ? '' : 'no'
  const lines = askedConditions(mark).map(({ holds, words, from, flag, setting }) =>
    line(holds, words, flag ?? setting ?? from),
  )
  if (element instanceof HTMLElement) element.title = titleOf(mark)
  const details = make('details', summary, make('ul', ...lines))
  details.addEventListener('toggle', () => {
    if (details.open) element.scrollIntoView({ block: 'center' })
  })
  return make('li', details)
}

function line(holds: boolean, words: string, from = ''): Element {
  const item = make('li', `${holds ? '✓' : '✗'} ${words} `, make('small', from))
  item.className = holds ? '' : 'no'
  return item
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...content: readonly (string | Element)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.append(...content)
  return element
}
