import { Check, Minus } from 'lucide'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { CheckboxContext } from 'react-aria-components/Checkbox'
import { useSlottedContext } from 'react-aria-components/slots'
import { Glyph } from '../glyph/glyph.tsx'

/** A row does not take presses of its checkbox for its own; keys that lead from it are the row's. */
const keep = (event: SyntheticEvent) => event.stopPropagation()
const keepSpace = (event: KeyboardEvent) => event.key === ' ' && event.stopPropagation()

/**
 * The checkbox that selects a row, or in a header all of them; named by the table or the list. It is the browser's
 * own: each row of a long list that comes into sight has one.
 */
export function SelectBox() {
  const box = useSlottedContext(CheckboxContext, 'selection') ?? {}
  const { isSelected = false, isIndeterminate = false, isDisabled = false, onChange } = box
  return (
    <span
      className="select-box"
      data-selected={isSelected || undefined}
      data-indeterminate={isIndeterminate || undefined}
      data-disabled={isDisabled || undefined}
    >
      <input
        type="checkbox"
        id={box.id}
        aria-label={box['aria-label']}
        aria-labelledby={box['aria-labelledby']}
        ref={(input) => {
          if (input) input.indeterminate = isIndeterminate
        }}
        checked={isSelected}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onChange?.(currentTarget.checked)}
        onPointerDown={keep}
        onMouseDown={keep}
        onClick={keep}
        onKeyDown={keepSpace}
        onKeyUp={keepSpace}
      />
      <span className="select-mark">
        <Glyph icon={isIndeterminate ? Minus : Check} className="size-4" />
      </span>
    </span>
  )
}
