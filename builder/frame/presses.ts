import { blockOf, type Marks } from './marks.ts'

interface Options {
  readonly marks: Marks
  readonly onChoose: (id: string, opens: boolean) => void
  readonly onWrite: (block: Element, target: Element) => void
  readonly onLeave: (href: string) => void
}

/** Within this time a second press makes the first one part of a double click. */
const DOUBLE_MS = 350

/**
 * A press chooses the block, whatever else it does: details open, lists are filtered. A link of a block that
 * is chosen already asks before it leads away; no form is sent.
 */
export function followPresses({ marks, onChoose, onWrite, onLeave }: Options): void {
  let leaving: ReturnType<typeof setTimeout> | undefined

  function onClick(event: MouseEvent): void {
    const { target, detail } = event
    if (!(target instanceof Element) || target.closest('[contenteditable]')) return
    clearTimeout(leaving)
    const block = blockOf(target)
    const wasChosen = block?.id === marks.chosen()
    if (block && !wasChosen) onChoose(block.id, false)
    const link = target.closest<HTMLAnchorElement>('a[href]')
    if (!link || isOnPage(link) || isForBrowser(event)) return
    event.preventDefault()
    event.stopPropagation()
    // A key has no second press to wait for.
    if (detail === 0) onLeave(link.href)
    else if (wasChosen && detail === 1) leaving = setTimeout(onLeave, DOUBLE_MS, link.href)
  }

  function onDoubleClick({ target }: MouseEvent): void {
    clearTimeout(leaving)
    const block = blockOf(target)
    if (block && target instanceof Element && !target.closest('[contenteditable]'))
      onWrite(block, target)
  }

  function onSubmit(event: SubmitEvent): void {
    if (event.target instanceof Element && event.target.matches('[data-live]')) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  // Before the page's own scripts.
  addEventListener('click', onClick, true)
  addEventListener('dblclick', onDoubleClick, true)
  addEventListener('submit', onSubmit, true)
}

/** A place of this page, or a search that changes it where it is. */
const isOnPage = (link: HTMLAnchorElement): boolean =>
  link.matches('[data-live]') || link.getAttribute('href')?.startsWith('#') === true

const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey
