import type { EditableText } from '#pages/editable-texts.ts'
import type { WritingEnd } from './messages.ts'

/** A text of a block and the element that shows it. */
export interface ShownText {
  readonly element: HTMLElement
  readonly text: EditableText
}

/** Words as they are read: of any run of white space one space. */
const asRead = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Elements of a block that show a text and nothing else. */
const textElements = (block: Element): HTMLElement[] =>
  Array.from(block.querySelectorAll<HTMLElement>('*')).filter(
    (element) =>
      element.childElementCount === 0 &&
      !element.closest('select, textarea, script, style, svg') &&
      asRead(element.textContent) !== '',
  )

/**
 * The texts of a block that can be written where they are shown: those that are shown as they were written, in
 * one place. Others, such as one with {car.make} in it, of several lines, or that stands in two fields, are left to the form.
 */
export function shownTexts(block: Element, texts: readonly EditableText[]): ShownText[] {
  const elements = textElements(block).filter((each) => each.closest('[data-block]') === block)
  return texts.flatMap((text) => {
    if (text.text.includes('\n')) return []
    const read = asRead(text.text)
    const isOnce = texts.filter((other) => asRead(other.text) === read).length === 1
    const [element, ...others] = elements.filter((each) => asRead(each.textContent) === read)
    return isOnce && element && others.length === 0 ? [{ element, text }] : []
  })
}

/** Why a text cannot be taken; empty where it can. */
export function faultOf(text: string, { min = 0, max, isOptional }: EditableText): string {
  const { length } = text
  if (length === 0 && isOptional) return ''
  if (length < min) return `At least ${min} ${min === 1 ? 'character' : 'characters'}`
  return max !== undefined && length > max ? `${length - max} too many` : ''
}

interface Writing {
  /** What to say while it is written. */
  readonly say: (text: string) => void
  /**
   * It is now this, at each change that can be taken: nothing typed is lost where the writing never ends. Once there
   * was any, the end is told too, given up with the text before.
   */
  readonly onWritten: (text: string, end?: WritingEnd) => void
}

/** Lets a person write a text in its place: Enter or leaving ends it, Escape puts it back. Resolves at the end. */
export function writeText(
  { element, text }: ShownText,
  { say, onWritten }: Writing,
): Promise<void> {
  const before = element.textContent
  const written = () => asRead(element.textContent)
  let taken = asRead(before)
  let isWritten = false
  const textOf = (now: string) => (now === asRead(before) ? text.text : now)
  const take = (now: string) => {
    if (now === taken || faultOf(now, text) !== '') return
    taken = now
    isWritten = true
    onWritten(textOf(now))
  }
  const listening = new AbortController()
  const { signal } = listening
  return new Promise((done) => {
    const end = (isTaken: boolean) => {
      if (signal.aborted) return
      listening.abort()
      element.removeAttribute('contenteditable')
      say('')
      if (isTaken) take(written())
      else element.textContent = before
      if (isWritten) onWritten(textOf(written()), isTaken ? 'taken' : 'given-up')
      done()
    }
    const report = () => {
      const { max } = text
      say(faultOf(written(), text) || (max === undefined ? '' : `${written().length} of ${max}`))
      take(written())
    }
    element.contentEditable = 'plaintext-only'
    element.focus({ preventScroll: true })
    getSelection()?.selectAllChildren(element)
    report()
    element.addEventListener('input', report, { signal })
    element.addEventListener('blur', () => end(faultOf(written(), text) === ''), { signal })
    // Before what the page itself does with keys.
    addEventListener(
      'keydown',
      (event) => {
        event.stopPropagation()
        if (event.key === 'Escape') end(false)
        else if (event.key === 'Enter') {
          event.preventDefault()
          if (faultOf(written(), text) === '') end(true)
        }
      },
      { signal, capture: true },
    )
  })
}
