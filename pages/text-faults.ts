import { visit } from 'jsonc-parser'
import { strict } from './json-limits.ts'
import type { SyntaxFault } from './syntax-fault.ts'

/**
 * Faults that JSON allows and our files may not have: a duplicate name in one object, of which the
 * last would silently win, the name `__proto__`, and characters that no page can show.
 * The text is JSON within the limits.
 */
export function textFaults(text: string): SyntaxFault[] {
  const found: SyntaxFault[] = []
  const open: Set<string>[] = []
  const checkText = (value: unknown, offset: number, length: number) => {
    const fault = typeof value === 'string' ? characterFault(value) : undefined
    if (fault === undefined) return
    const inside = text.slice(offset, offset + length).search(escapedControl)
    found.push({ offset: offset + Math.max(0, inside), message: fault })
  }
  visit(
    text,
    {
      onObjectBegin: () => {
        open.push(new Set())
      },
      onObjectEnd: () => {
        open.pop()
      },
      onObjectProperty: (name, offset, length) => {
        const names = open.at(-1)
        if (names?.has(name)) {
          const message = `"${name}" is written twice in this object; the last would win`
          found.push({ offset, message })
        }
        if (name === '__proto__') {
          found.push({ offset, message: '"__proto__" cannot be the name of a field; remove it' })
        }
        names?.add(name)
        checkText(name, offset, length)
      },
      onLiteralValue: checkText,
    },
    strict,
  )
  return found
}

/** Control characters other than tab, line feed and carriage return. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are the search pattern
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/
const escapedControl = /\\(u00[01]|u[dD][89a-fA-F]|[bf])/

function characterFault(text: string): string | undefined {
  const code = control.exec(text)?.[0].charCodeAt(0)
  if (code !== undefined) {
    const name = code.toString(16).toUpperCase().padStart(4, '0')
    return `this text holds the control character U+${name}, which no page can show; remove it`
  }
  if (text.isWellFormed()) return undefined
  return 'this text holds half of a character (a lone surrogate); write the character itself'
}
