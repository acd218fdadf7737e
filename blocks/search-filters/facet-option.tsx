import { artworkColours, colourOf } from '#ui/artwork/colour-names.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'

export interface FacetOptionProps {
  id: string
  facet: string
  value: string
  label: string
  checked: boolean
  /** The formatted number of cars that it would find; not shown if empty. */
  count: string
}

/** Everything that an option's HTML depends on, except its count. */
export const optionKey = ({ id, value, checked }: FacetOptionProps): string =>
  `${id} ${checked} ${value}`

/** One checkbox. The stylesheet shows its count, since a page may have two hundred of them. */
export function FacetOption({ id, facet, value, label, checked, count }: FacetOptionProps) {
  return (
    <Checkbox id={id} name={facet} value={value} defaultChecked={checked} detail={count}>
      {facet === 'colour' && (
        <span
          className="size-4 shrink-0 rounded-pill border border-line-2"
          style={{ background: artworkColours[colourOf(value)] }}
        />
      )}
      {label}
    </Checkbox>
  )
}
