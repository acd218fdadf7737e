import { Check, Minus } from 'lucide'
import { Checkbox } from 'react-aria-components/Checkbox'
import { Glyph } from '../glyph/glyph.tsx'

/** The checkbox that selects a row, or in a header all of them; named by the table or the list. */
export const SelectBox = () => (
  <Checkbox slot="selection" className="select-box">
    {({ isIndeterminate }) => (
      <span className="select-mark">
        <Glyph icon={isIndeterminate ? Minus : Check} className="size-4" />
      </span>
    )}
  </Checkbox>
)
