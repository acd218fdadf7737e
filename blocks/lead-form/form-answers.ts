import { ANSWER } from '#ui/data-attributes.ts'
import { type FieldElement, isTick } from './form-elements.ts'

/** Shows in the last step what was answered in those before it. Spec 2.53, 4.20. */
export function showAnswers(form: HTMLFormElement, fields: readonly FieldElement[]): void {
  const list = form.querySelector<HTMLElement>('.lead-form-answers')
  if (!list) return
  const rows = Array.from(list.querySelectorAll<HTMLElement>(`[${ANSWER}]`))
  for (const row of rows) {
    const element = fields.find(({ field }) => field.name === row.getAttribute(ANSWER))
    const text = element ? answerText(element) : ''
    row.hidden = text === ''
    const [value] = row.querySelectorAll('dd')
    if (value) value.textContent = text
  }
  list.hidden = rows.every(({ hidden }) => hidden)
}

/** An answer as a person reads it: the words of a choice, a date in the language of the page. */
function answerText({ field, controls }: FieldElement): string {
  const ticked = controls.filter((control) => isTick(control) && control.checked)
  if (ticked.length > 0) return ticked.map(choiceText).join(', ')
  const [control] = controls
  const entered = isTick(control) ? '' : control.value.trim()
  if (entered === '') return ''
  if ('selectedOptions' in control) return control.selectedOptions[0]?.textContent ?? ''
  return field.kind === 'day' ? dayText(entered) : entered
}

/** The first words of a choice, without its hint; of a time also its day. */
function choiceText(control: Element & Pick<HTMLInputElement, 'labels'>): string {
  const day = control.closest('.slot-times')?.querySelector('legend')?.textContent
  const [label] = control.labels ?? []
  const texts = label && document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
  const words = texts?.nextNode()?.textContent?.trim() ?? ''
  return day ? `${day}, ${words}` : words
}

/** `2026-11-26` in words: `Thursday 26 November`. */
const dayText = (day: string): string =>
  new Date(day).toLocaleDateString(document.documentElement.lang, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
