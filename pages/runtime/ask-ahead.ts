import { type Question, questionUrl } from './answers.ts'
import { formUrlIfPressed } from './form-url.ts'
import { whenIdle } from './idle.ts'
import { idsOf, liveFormOf, liveForms, liveLinkOf, questionOf } from './live-elements.ts'
import { askAhead } from './live-page.ts'
import { whenParsed } from './parsed.ts'

/** A mouse that rests this long on a control is about to press it. */
const hoverMs = 65

/** Asks for what a press is about to want: on pointerdown, and where a mouse rests. */
export function startAskingAhead(): void {
  let resting: ReturnType<typeof setTimeout> | undefined
  /** What was asked for where the mouse rests need not be worked out again in its press. */
  let restedOn: EventTarget | null = null
  const ask = (target: EventTarget | null) => {
    const question = questionOfPress(target)
    if (question) askAhead(question)
  }
  const rest = (target: EventTarget | null) => {
    restedOn = target
    ask(target)
  }
  const press = ({ target }: Event) => {
    if (target !== restedOn) ask(target)
    restedOn = null
  }
  const move = ({ target, pointerType }: PointerEvent) => {
    clearTimeout(resting)
    restedOn = null
    if (pointerType === 'mouse') resting = setTimeout(rest, hoverMs, target)
  }
  document.addEventListener('pointerdown', press, { passive: true })
  document.addEventListener('pointerover', move, { passive: true })
  void whenParsed().then(() => whenIdle(rehearse))
}

/** Code runs slowly the first time: let that not be in a visitor's first press. */
function rehearse(): void {
  const box = document.querySelector(`${liveForms} input[type=checkbox]`)
  const question = questionOfPress(box)
  if (question) new Request(questionUrl(question), { signal: new AbortController().signal })
}

/** What a press here would ask for, if anything. */
function questionOfPress(target: EventTarget | null): Question | undefined {
  const link = liveLinkOf(target)
  if (link) return questionOf(link)
  const near = target instanceof Element ? target.closest('label, input') : null
  const box = near instanceof HTMLLabelElement ? near.control : near
  const form = liveFormOf(box)
  if (!form || !(box instanceof HTMLInputElement) || !/^(checkbox|radio)$/.test(box.type)) return
  return { url: formUrlIfPressed(box, form), ids: idsOf(form) }
}
