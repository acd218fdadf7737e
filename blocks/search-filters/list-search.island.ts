const started = new WeakSet<HTMLInputElement>()

/**
 * Narrows a list of checkboxes to those whose names contain what is typed, and says how many are left.
 * Values behind "Show all" are searched too. Spec 2.39.
 */
export default function narrowList(host: HTMLElement): void {
  const input = host.querySelector('input')
  const list = host.closest('fieldset')
  if (!input || !list || started.has(input)) return
  started.add(input)
  let isNarrowed = false
  let wasOpen = false

  function narrow(): void {
    if (!input || !list) return
    const typed = plain(input.value)
    const rows = [...list.querySelectorAll<HTMLLabelElement>('label:has(> [type=checkbox])')]
    for (const row of rows) row.hidden = !nameOf(row).includes(typed)
    showRest(list.querySelector('details'), typed !== '')
    const left = rows.filter(({ hidden }) => !hidden)
    const said = typed === '' ? '' : `${left.length} of ${rows.length}`
    const status = host.querySelector('[role=status]')
    if (status && status.textContent !== said) status.textContent = said
  }

  /** Opens what is behind "Show all" while it is searched, and leaves it afterwards as it was. */
  function showRest(rest: HTMLDetailsElement | null, isSearched: boolean): void {
    if (rest && isSearched !== isNarrowed) {
      if (isSearched) wasOpen = rest.open
      rest.open = isSearched || wasOpen
    }
    isNarrowed = isSearched
  }

  input.addEventListener('input', narrow)
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    // It is in the form of the search, which Enter would send.
    if (event.key === 'Enter') event.preventDefault()
    if (event.key !== 'Escape' || input.value === '') return
    // Only the field is emptied: what it is in stays open.
    event.preventDefault()
    event.stopPropagation()
    input.value = ''
    narrow()
  })
  // A live answer has put the server's HTML back.
  document.addEventListener('forecourt:shown', () => {
    if (input.isConnected && isNarrowed) narrow()
  })
  narrow()
}

/** The name of a choice without its count. */
function nameOf(row: HTMLLabelElement): string {
  const name = [...row.childNodes].filter(
    (node) => !(node instanceof HTMLElement && node.matches('small')),
  )
  return plain(name.map(({ textContent }) => textContent).join(' '))
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()
