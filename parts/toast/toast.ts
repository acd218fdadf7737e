import styles from './toast.css?inline'

export interface Toast {
  readonly title: string
  readonly text: string
  /** One way to react: a link, or a button. */
  readonly action: { readonly label: string } & (
    | { readonly href: string }
    | { readonly run: () => void }
  )
}

/** How long a toast shows, in milliseconds; it stays while it is pointed at or has the focus. Spec 4.16. */
const TOAST_MS = 8_000

/**
 * Shows toasts, one at a time, in a status region that is there before the first one is said. F6 moves the
 * focus to what can be done about it, and Escape closes it. Spec 4.16, 8.13.
 */
export function createToasts(signal?: AbortSignal): { show(toast: Toast): void; hide(): void } {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  const box = document.createElement('div')
  box.className = 'page-toast'
  box.popover = 'manual'
  // No landmark has it.
  box.role = 'region'
  // Outside the popover, which is not there for a screen reader while it is hidden.
  const said = document.createElement('p')
  said.role = 'status'
  said.className = 'sr-only'
  document.body.append(said, box)
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What had the focus before F6 took it. */
  let before: Element | null = null

  const hide = () => {
    clearTimeout(timer)
    if (box.contains(document.activeElement) && before instanceof HTMLElement) before.focus()
    box.hidePopover()
    said.textContent = ''
  }
  const isHeld = () => box.matches(':hover, :focus-within')
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => (isHeld() ? wait() : hide()), TOAST_MS)
  }
  const onKey = (event: KeyboardEvent) => {
    if (!box.matches(':popover-open')) return
    if (event.key === 'F6') {
      event.preventDefault()
      before = document.activeElement
      box.querySelector<HTMLElement>('a, button')?.focus()
    }
    if (event.key === 'Escape') hide()
  }
  document.addEventListener('keydown', onKey, { ...(signal && { signal }) })

  function show({ title, text, action }: Toast): void {
    const words = document.createElement('p')
    const heading = document.createElement('b')
    heading.textContent = title
    words.append(heading, text)
    box.replaceChildren(words, actionOf(action, hide))
    said.textContent = `${title}. ${text}`
    box.ariaLabel = title
    // Again on top of what opened since.
    box.hidePopover()
    box.showPopover()
    wait()
  }
  return { show, hide }
}

function actionOf(action: Toast['action'], hide: () => void): HTMLElement {
  if ('href' in action) {
    const link = document.createElement('a')
    link.href = action.href
    link.textContent = action.label
    return link
  }
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = action.label
  button.addEventListener('click', () => {
    hide()
    action.run()
  })
  return button
}
