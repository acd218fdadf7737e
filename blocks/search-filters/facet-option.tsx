import { artworkColours, colourOf, familySwatches } from '#artwork/colour-names.ts'
import { isColourFamily } from '#domain/car/paint/colour-family.ts'
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

/** Everything that the HTML of an option with a picture of its value depends on, except its count. */
export const picturedKey = ({ id, value, checked }: FacetOptionProps): string =>
  `${id} ${checked} ${value}`

/** Everything that another option's HTML depends on, except its texts. */
export const optionKey = ({ facet, checked }: FacetOptionProps): string => `${facet} ${checked}`

export const optionTexts = ['id', 'value', 'label', 'count'] as const

/** One checkbox. The stylesheet shows its count, since a page may have two hundred of them. */
export function FacetOption({ id, facet, value, label, checked, count }: FacetOptionProps) {
  return (
    <Checkbox id={id} name={facet} value={value} defaultChecked={checked} detail={count}>
      {label}
    </Checkbox>
  )
}

/** The checkbox of a colour, with a swatch. */
export function ColourOption({ label, ...option }: FacetOptionProps) {
  const { id, facet, value, checked, count } = option
  return (
    <Checkbox id={id} name={facet} value={value} defaultChecked={checked} detail={count}>
      <span
        className="size-5 shrink-0 rounded-pill border border-line-2"
        style={{ background: swatchOf(value) }}
      />
      {label}
    </Checkbox>
  )
}

/** The colour of a family, or of a maker's name for a paint. */
const swatchOf = (value: string): string =>
  isColourFamily(value) ? familySwatches[value] : artworkColours[colourOf(value)]
