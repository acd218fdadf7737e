/** The parts of a keyboard event that a binding is matched by. */
export interface Press {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/**
 * A pressed key as bindings name it: `n`, `Shift+D`, `?`, `Mod+k` (Ctrl, or ⌘ on a Mac), `Shift+F6`. A sign
 * that is typed with Shift, such as `?`, is named alone. Undefined for keys that belong to the system, and for
 * characters with Alt, which are other signs.
 */
export function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): string | undefined {
  if (
    (altKey && key.length === 1) ||
    ['Shift', 'Control', 'Meta', 'Alt', 'Dead', 'Process'].includes(key)
  )
    return undefined
  const isLetter = key.length === 1 && key.toLowerCase() !== key.toUpperCase()
  const shift = shiftKey && (isLetter || key.length > 1) ? 'Shift+' : ''
  const plain = isLetter ? (shift ? key.toUpperCase() : key.toLowerCase()) : key
  return `${ctrlKey || metaKey ? 'Mod+' : ''}${altKey ? 'Alt+' : ''}${shift}${plain}`
}

const signs: Readonly<Record<string, string>> = {
  Mod: 'Ctrl',
  Shift: '⇧',
  Delete: 'Del',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
}

/** The keys of a binding as they are printed on keyboards, one after the other: `['G', 'U']` of `g u`. */
export const printed = (keys: string, isMac: boolean): string[] =>
  keys.split(' ').map((stroke) =>
    stroke
      .split('+')
      .map((part) => (part === 'Mod' && isMac ? '⌘' : (signs[part] ?? capital(part))))
      .join(' '),
  )

const capital = (text: string): string => (text.length === 1 ? text.toUpperCase() : text)

/** Whether a stroke is a character alone, which a person who speaks to the computer may say by mistake (WCAG 2.1.4). */
export const isCharacter = (keys: string): boolean => {
  const [first = ''] = keys.split(' ')
  return !first.startsWith('Mod+') && first.replace('Shift+', '').length === 1
}
