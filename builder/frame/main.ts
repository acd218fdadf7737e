// The script of previews: the page's own scripts, and what shows edits and reports presses. No page of a
// buyer has it.
import '#pages/runtime/main.ts'
import type { PreviewAnswer, PreviewPage } from '#pages/preview-answer.ts'
import { previewAddress } from './address.ts'
import { audit, watchShifts } from './audit.ts'
import { channelTo } from './channel.ts'
import { createDrawing } from './draw.ts'
import { shownTexts, writeText } from './edit-text.ts'
import { guardNetwork } from './guard.ts'
import { hiddenHere } from './hidden-here.ts'
import { boxOf, createMarks } from './marks.ts'
import type { RenderedMessage } from './messages.ts'
import { followPresses } from './presses.ts'
import { createRenderer } from './renderer.ts'
import { createWhy } from './why.ts'

const address = previewAddress(location.href)
const send = guardNetwork(address)
const { tell, onMessage } = channelTo(address.staff)
const drawing = createDrawing()
const shifts = watchShifts()
let texts: PreviewPage['texts'] = {}
let rendered: Omit<RenderedMessage, 'kind' | 'empty'> | undefined
let reported = ''
/** Chosen before it was there, as a new block is. */
let awaited: string | undefined
/** The mark of a block that shows nothing stands in this share of the height. */
const MARK_WITHIN = 0.75
/** While a text is written nothing is drawn over it. */
let writing: Promise<void> = Promise.resolve()

const marks = createMarks({ onChoose: choose, onWrite: writeFirst })
const why = new URL(location.href).searchParams.has('_why')
  ? createWhy({ onChoose: choose })
  : undefined
const renderer = createRenderer({
  address,
  send,
  has: drawing.has,
  show,
  onExpired: () => tell({ kind: 'expired' }),
})
followPresses({
  marks,
  onChoose: choose,
  onWrite: write,
  onLeave: (href) => tell({ kind: 'leaving', href }),
})
onMessage((message) => {
  if (message.kind === 'render') renderer.render(message)
  else if (message.kind === 'select') select(message.id)
  else if (message.kind === 'titles') marks.call(message.titles)
  else if (message.kind === 'audit') void audit(shifts).then(tell)
  else {
    address.setToken(message.token)
    renderer.resume()
  }
})
// A key of the builder; one that also ends the writing of a text is told after that.
addEventListener(
  'keydown',
  ({ key, ctrlKey, metaKey }) => {
    if (key === 'Enter' && (ctrlKey || metaKey))
      setTimeout(
        () =>
          document.querySelector('[contenteditable]') ??
          tell({ kind: 'key', key, ctrlKey: true, shiftKey: false }),
      )
  },
  true,
)
// A character that nothing here takes; while a text is written none comes here.
addEventListener('keydown', (event) => {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
  if (defaultPrevented || altKey || ctrlKey || metaKey || !/^\S$/.test(key)) return
  if (target instanceof Element && target.closest('input, select, textarea')) return
  tell({ kind: 'key', key, ctrlKey, shiftKey })
})
// Another width shows other blocks.
addEventListener('resize', report)
tell({ kind: 'ready' })

async function show({ page, problems }: PreviewAnswer, version: number): Promise<void> {
  await writing
  if (page) {
    // The first is the page as it was opened.
    if (version > 1) shifts.stop()
    drawing.draw(page)
    texts = page.texts
  }
  marks.place()
  if (awaited !== undefined) select(awaited)
  const conditions = page?.conditions ?? rendered?.conditions ?? {}
  rendered = { version, problems, hasErrors: !page, conditions }
  reported = ''
  report()
}

/** Tells what is shown, where that is something else than before. */
function report(): void {
  if (!rendered) return
  const message: RenderedMessage = {
    kind: 'rendered',
    ...rendered,
    ...hiddenHere(rendered.conditions),
  }
  const text = JSON.stringify(message)
  if (text === reported) return
  reported = text
  why?.(
    Object.entries(message.conditions).map(([id, conditions]) => ({ id, title: id, conditions })),
  )
  tell(message)
}

function choose(id: string, opens: boolean, field?: string): void {
  marks.choose(id)
  tell({ kind: 'selected', id, opens, ...(field !== undefined && { field }) })
}

/** The builder chose it: it is brought into view, and not reported back. */
function select(id: string | undefined): void {
  marks.choose(id)
  const block = id === undefined ? null : document.getElementById(id)
  const isNew = block !== null && awaited === id
  awaited = block ? undefined : id
  if (!block) return
  const { top = 0, bottom = 0 } = boxOf(block) ?? {}
  // Its top is what it begins with, and where its marks are.
  const isOutside = top < 0 || top >= innerHeight
  // The mark of one that shows nothing stands below its line.
  if (!block.checkVisibility() && (top < 0 || top > innerHeight * MARK_WITHIN))
    scrollTo({ top: scrollY + top - innerHeight / 2, behavior: 'instant' })
  // Of a new block all is shown that there is room for, below what sticks to the top. Out of sight its height is a guess.
  if (isOutside || (isNew && bottom > innerHeight))
    block.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** Writes the text below the pointer in place; where that cannot be, its form is opened, at the heading where it is that. */
function write(block: Element, target: Element): void {
  const shown = shownTexts(block, texts[block.id] ?? [])
  const text = shown.find(({ element }) => element === target)
  if (text) {
    begin(block.id, text)
    return
  }
  // The second press marked a word.
  getSelection()?.removeAllRanges()
  const isHeading = block.querySelector('h1, h2, h3')?.contains(target)
  choose(block.id, true, isHeading ? 'heading' : undefined)
}

function writeFirst(id: string): void {
  const block = document.getElementById(id)
  const [first] = block ? shownTexts(block, texts[id] ?? []) : []
  if (first) begin(id, first)
  else choose(id, true)
}

function begin(id: string, shown: ReturnType<typeof shownTexts>[number]): void {
  writing = writeText(shown, {
    say: marks.say,
    onWritten: (text, end) =>
      tell({ kind: 'edited', id, path: shown.text.path, text, ...(end && { end }) }),
  })
}
