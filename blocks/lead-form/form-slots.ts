import { type FieldElement, textOf } from './form-elements.ts'

/**
 * A time that somebody else has booked cannot be chosen again. The free ones near it become buttons of the
 * notice that says so, as far as the page shows their days: each chooses its time. Spec 7.07, D21.
 * @param slots by the location's clock, `2026-11-26T09:30`
 */
export function offerSlots(
  form: HTMLFormElement,
  { controls }: FieldElement,
  { slots, onChoose }: { readonly slots: readonly string[]; readonly onChoose: () => void },
): void {
  const radios = controls.filter((control) => control instanceof HTMLInputElement)
  const taken = radios.find(({ checked }) => checked)
  if (!taken) return
  taken.checked = false
  taken.disabled = true
  const content = textOf(form, 'slots')
  const [line, button] = content.querySelectorAll('*')
  if (!line || !button) return
  const buttons = slots.flatMap((slot) => {
    const radio = radios.find(({ value, disabled }) => value === slot && !disabled)
    if (!radio) return []
    const copy = button.cloneNode() as HTMLElement
    copy.textContent = nameOf(radio, dayOf(slot) === dayOf(taken.value))
    copy.addEventListener('click', () => {
      onChoose()
      const day = form.querySelector<HTMLInputElement>(
        `[name="${radio.name}-day"][value="${dayOf(slot)}"]`,
      )
      if (day) day.checked = true
      radio.checked = true
      radio.dispatchEvent(new Event('input', { bubbles: true }))
      radio.focus()
    })
    return [copy]
  })
  line.replaceChildren(...buttons)
  if (buttons.length > 0) form.querySelector('.lead-form-notice p:nth-of-type(2)')?.after(line)
}

const dayOf = (slot: string): string => slot.split('T')[0] ?? ''

/** `9.30`, of another day `Monday 30 November 9.00`. */
function nameOf(radio: HTMLInputElement, isSameDay: boolean): string {
  const time = radio.labels?.[0]?.textContent ?? ''
  const day = radio.closest('.slot-times')?.querySelector('legend')?.textContent
  return isSameDay ? time : `${day} ${time}`
}
