import type { KeyboardEvent } from 'react'
import { Input } from '#ui/field/input.tsx'
import type { ControlProps, KindOf } from './control-props.ts'
import { readNumber, unreadNumber } from './read-number.ts'
import { useDraft } from './use-draft.ts'

/** A number, which an emptied field unsets. ↑ and ↓ make it larger and smaller. */
export function NumberControl({ field, kind, tie }: ControlProps<KindOf<'number'>>) {
  const { schema, value } = field
  const [text, keep] = useDraft(field, (number) => (typeof number === 'number' ? `${number}` : ''))
  const isNumber = !Number.isNaN(readNumber(text))
  function type(typed: string): void {
    const read = readNumber(typed)
    // A text that is no number changes nothing, and is said.
    keep(typed, Number.isNaN(read) ? value : read)
  }
  function step(event: KeyboardEvent): void {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by === undefined || event.altKey) return
    event.preventDefault()
    const { minimum = -Infinity, maximum = Infinity, default: preset } = schema
    const from = typeof value === 'number' ? value : typeof preset === 'number' ? preset : 0
    const wide = maximum - minimum <= 5 && !kind.isWhole ? 0.05 : 1
    const next = Math.min(maximum, Math.max(minimum, from + by * wide))
    type(String(Number(next.toFixed(4))))
  }
  return (
    <>
      <Input
        {...tie}
        {...(isNumber ? {} : { 'aria-invalid': true, 'aria-errormessage': `${tie.id}-typed` })}
        className="form-number"
        inputMode={kind.isWhole ? 'numeric' : 'decimal'}
        autoComplete="off"
        {...(typeof schema.default === 'number' && { placeholder: `${schema.default}` })}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={step}
      />
      {!isNumber && (
        <p id={`${tie.id}-typed`} role="alert" className="form-problem">
          {unreadNumber(text)}
        </p>
      )}
    </>
  )
}
