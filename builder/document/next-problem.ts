/** Moves the focus to the next control on the screen that has a problem, after the one that has it; opens what it stands in. */
export function focusNextProblem(): void {
  const faulty = [...document.querySelectorAll<HTMLElement>('[aria-invalid="true"]')]
  const at = document.activeElement
  const isAfter = (element: HTMLElement) =>
    at !== null && Boolean(at.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
  const next = faulty.find(isAfter) ?? faulty[0]
  next?.closest('details')?.setAttribute('open', '')
  next?.focus()
  next?.scrollIntoView({ block: 'center' })
}
