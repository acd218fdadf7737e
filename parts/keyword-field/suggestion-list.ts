import optionStyles from '#ui/option-list/option-list.css?inline'
import { OPTION_FOCUSED, optionLook } from '#ui/option-list/option-look.ts'
import listStyles from './keyword-field-suggestions.css?inline'
import type { Suggestion } from './suggestion-source.ts'

export interface SuggestionList {
  /** Writes the roles and states of the field, and puts the list behind it, where they are missing. */
  attach(): void
  /** Opens with these options, or closes if there are none; a title other than the usual one is shown. */
  show(suggestions: readonly Suggestion[], title?: string): void
  open(): void
  close(): void
  isOpen(): boolean
  /** Moves to the next option (1) or the one before (-1), around the ends. */
  move(by: number): void
  active(): Suggestion | undefined
  onChoose(choose: (suggestion: Suggestion) => void): void
}

const SUGGESTIONS = 'Suggestions'
let isStyled = false

/** No page shows a list before its field has the focus, so its rules come with this script, not with the page. */
function addStyles(): void {
  if (isStyled) return
  isStyled = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(optionStyles + listStyles)
  document.adoptedStyleSheets.push(sheet)
}

/** The listbox of a text field. The focus stays in the field; the active option is named by its id. */
export function suggestionList(input: HTMLInputElement): SuggestionList {
  addStyles()
  const list = document.createElement('ul')
  list.id = `${input.id}-suggestions`
  list.className = `${optionLook.list} suggestions`
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', SUGGESTIONS)
  list.hidden = true
  const status = document.createElement('p')
  status.className = 'sr-only'
  status.setAttribute('role', 'status')
  let options: readonly Suggestion[] = []
  let at = -1

  const rows = (): HTMLElement[] => [...list.querySelectorAll('li')]
  const isOpen = () => !list.hidden

  function draw(): void {
    for (const [index, row] of rows().entries()) {
      row.setAttribute('aria-selected', String(index === at))
      row.toggleAttribute(OPTION_FOCUSED, index === at)
      if (index === at) row.scrollIntoView({ block: 'nearest' })
    }
    attach()
  }

  function attach(): void {
    const states = {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen()),
      'aria-controls': list.id,
    }
    for (const [name, value] of Object.entries(states)) input.setAttribute(name, value)
    const active = rows()[at]
    if (active && isOpen()) input.setAttribute('aria-activedescendant', active.id)
    else input.removeAttribute('aria-activedescendant')
    if (!list.isConnected) input.after(list, status)
  }

  function open(): void {
    list.hidden = options.length === 0
    status.textContent = options.length === 1 ? '1 suggestion' : `${options.length} suggestions`
    draw()
  }

  function close(): void {
    list.hidden = true
    status.textContent = ''
    at = -1
    draw()
  }

  return {
    attach,
    open,
    close,
    isOpen,
    show(suggestions, title = SUGGESTIONS) {
      options = suggestions
      list.setAttribute('aria-label', title)
      list.classList.toggle('is-titled', title !== SUGGESTIONS)
      at = -1
      list.replaceChildren(...suggestions.map((own, index) => rowOf(own, `${list.id}-${index}`)))
      if (suggestions.length === 0) close()
      else open()
    },
    move(by) {
      const count = options.length
      at = at < 0 && by < 0 ? count - 1 : (at + by + count) % count
      draw()
    },
    active: () => (isOpen() ? options[at] : undefined),
    onChoose(choose) {
      // The field keeps the focus, whose loss would close the list before the click.
      list.addEventListener('pointerdown', (event) => event.preventDefault())
      list.addEventListener('mousedown', (event) => event.preventDefault())
      list.addEventListener('click', ({ target }) => {
        const row = target instanceof Element ? target.closest('li') : null
        const chosen = row && options[rows().indexOf(row)]
        if (chosen) choose(chosen)
      })
    },
  }
}

function rowOf({ text, count }: Suggestion, id: string): HTMLElement {
  const row = document.createElement('li')
  row.id = id
  row.className = optionLook.row
  row.setAttribute('role', 'option')
  row.setAttribute('aria-selected', 'false')
  row.append(text)
  if (count === undefined) return row
  const cars = document.createElement('small')
  cars.textContent = String(count)
  row.append(cars)
  return row
}
