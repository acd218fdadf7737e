import { artworkColours, colourOf } from '#ui/artwork/colour-names.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'

export interface FacetOptionProps {
  id: string
  facet: string
  value: string
  label: string
  checked: boolean
  /** How many cars it would find, as it shows; left out of the page where it is empty. */
  count: string
}

/** All that the HTML of an option depends on, apart from its count. */
export const optionKey = ({ id, value, checked }: FacetOptionProps): string =>
  `${id} ${checked} ${value}`

/** One value to tick. Its count is drawn by the stylesheet: a page may hold two hundred of them. */
export function FacetOption({ id, facet, value, label, checked, count }: FacetOptionProps) {
  return (
    <Checkbox id={id} name={facet} value={value} defaultChecked={checked} detail={count}>
      {facet === 'colour' && (
        <span
          className="size-4 shrink-0 rounded-pill border border-neutral-8"
          style={{ background: artworkColours[colourOf(value)] }}
        />
      )}
      {label}
    </Checkbox>
  )
}
