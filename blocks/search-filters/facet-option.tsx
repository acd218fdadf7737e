import { isColourFamily } from '#domain/car/paint/colour-family.ts'
import { artworkColours, colourOf, familySwatches } from '#ui/artwork/colour-names.ts'
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
  const swatch = swatchOf(facet, value)
  return (
    <Checkbox id={id} name={facet} value={value} defaultChecked={checked} detail={count}>
      {swatch !== undefined && (
        <span
          className="size-5 shrink-0 rounded-pill border border-line-2"
          style={{ background: swatch }}
        />
      )}
      {label}
    </Checkbox>
  )
}

/** The background of an option's swatch; only colours have one. */
function swatchOf(facet: string, value: string): string | undefined {
  if (facet === 'colour_family' && isColourFamily(value)) return familySwatches[value]
  return facet === 'colour' ? artworkColours[colourOf(value)] : undefined
}
