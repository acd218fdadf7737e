import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'
import { Island } from '../rendering.tsx'
import type { SiteView } from '../view-context.ts'
import type { RangeGroup } from './facet-groups.ts'
import { FirstRangeSlider } from './first-range-slider.tsx'
import RangeSlider from './range-slider.island.tsx'
import { amountText } from './range-words.ts'

interface RangeFieldsProps {
  readonly id: string
  readonly group: RangeGroup
  readonly site: SiteView
  readonly title: string
}

const ends = [
  { end: 'min', label: 'From' },
  { end: 'max', label: 'To' },
] as const

/** The two ends of a range: plain number fields, and a slider that writes to them. Spec 5.02. */
export function RangeFields({ id, group, site, title }: RangeFieldsProps) {
  const { facet, range, bounds } = group
  const { locale } = site
  const fieldIds = `${id}-${facet}`
  return (
    <>
      <Island
        view={RangeSlider}
        firstView={FirstRangeSlider}
        name={`${facet}-slider`}
        className="block"
        props={{ facet, range, bounds, locale, label: title, fieldIds }}
      />
      <div className="grid grid-cols-2 gap-3">
        {ends.map(({ end, label }) => (
          <Field key={end} id={`${fieldIds}-${end}`} label={label}>
            {(control) => (
              <Input
                {...control}
                type="number"
                inputMode="numeric"
                step="any"
                min={0}
                name={`${facet}.${end}`}
                defaultValue={range[end]}
                placeholder={amountText(facet, bounds[end], locale)}
                className="figures placeholder:text-neutral-11"
              />
            )}
          </Field>
        ))}
      </div>
    </>
  )
}
