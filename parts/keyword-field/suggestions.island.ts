import { pastSearches } from './past-searches.ts'
import { suggestionList } from './suggestion-list.ts'
import { createSuggestions, type Suggestion } from './suggestion-source.ts'

const load = createSuggestions((...args) => fetch(...args))
const started = new WeakMap<HTMLInputElement, () => void>()

/**
 * Suggests how keywords may go on while they are typed: a combobox with a listbox (ARIA
 * Authoring Practices, "List autocomplete with manual selection"). Choosing one searches for it. An
 * empty field offers the past searches. D10, Spec 3.20.
 */
export default function suggest(host: HTMLElement): void {
  const input = host.querySelector('input')
  if (!input) return
  const known = started.get(input)
  if (known) {
    known()
    return
  }
  const list = suggestionList(input)
  started.set(input, list.attach)
  let asked = ''

  async function ask(): Promise<void> {
    const query = input?.value.trim() ?? ''
    if (query === asked && query !== '') return
    asked = query
    if (query === '') {
      list.show(
        pastSearches((href) => location.assign(href)),
        'Your last searches',
      )
      return
    }
    const suggestions = await load(query)
    if (asked === query && document.activeElement === input) list.show(suggestions)
  }

  function choose({ text, act }: Suggestion): void {
    if (!input) return
    if (act) {
      list.show([])
      act()
      return
    }
    input.value = text
    asked = text
    list.close()
    input.form?.requestSubmit()
  }

  input.addEventListener('input', () => void ask())
  input.addEventListener('focus', () => input.value === '' && void ask())
  input.addEventListener('blur', list.close)
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (list.isOpen()) list.move(event.key === 'ArrowDown' ? 1 : -1)
      else list.open()
    } else if (event.key === 'Enter') {
      const active = list.active()
      if (active) event.preventDefault()
      if (active) choose(active)
      else list.close()
    } else if (event.key === 'Escape' && list.isOpen()) {
      // Only the list closes: not the drawer that it is in, nor is the field emptied.
      event.preventDefault()
      list.close()
    }
  })
  list.onChoose(choose)
  // A live answer has put the server's HTML back.
  document.addEventListener('forecourt:shown', () => {
    if (input.isConnected) list.attach()
  })
  list.attach()
  if (document.activeElement === input) void ask()
}
