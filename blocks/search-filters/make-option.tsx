import type { FacetOptionProps } from './facet-option.tsx'
import { monogramOf } from './monogram.ts'

export interface MakeOptionProps extends FacetOptionProps {
  /** The letters on the tile. */
  tile: string
}

export const makeOption = (option: FacetOptionProps): MakeOptionProps => ({
  ...option,
  tile: monogramOf(option.label),
})

export const makeTexts = ['id', 'value', 'label', 'count', 'tile'] as const

/** A checkbox of a make, as a card with its initials on a tile. Spec 2.39. */
export function MakeOption({ id, facet, value, label, checked, count, tile }: MakeOptionProps) {
  return (
    <label className="make-card">
      <input
        type="checkbox"
        id={id}
        name={facet}
        value={value}
        defaultChecked={checked}
        className="sr-only"
      />
      <span aria-hidden="true" className="make-tile">
        {tile}
      </span>
      {label} <small className="figures">{count}</small>
    </label>
  )
}
