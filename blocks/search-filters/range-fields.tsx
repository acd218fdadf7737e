import {
  MILES_FIELD,
  rangeFieldName,
  shownBounds,
  shownRange,
} from '#domain/stock-query/shown-unit.ts'
import { Each, Island } from '#parts/rendering.tsx'
import { chosenText } from '#parts/search/range-labels.ts'
import type { SiteView } from '#parts/view-context.ts'
import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'
import type { RangeGroup } from './facet-groups.ts'
import { FirstRangeSlider } from './first-range-slider.tsx'
import FacetSlider from './range-slider.island.tsx'

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

/** The two ends of a range: number fields, and a slider that writes to them. Spec 5.02. */
export function RangeFields({ id, group, site, title }: RangeFieldsProps) {
  const { facet } = group
  const { locale } = site
  const range = shownRange(facet, group.range, locale)
  const bounds = shownBounds(facet, group.bounds, locale)
  const fieldIds = `${id}-${facet}`
  const fields = ends.map(
    ({ end, label }): RangeFieldProps => ({
      id: `${fieldIds}-${end}`,
      label,
      name: `${rangeFieldName(facet, locale)}.${end}`,
      value: String(range[end] ?? ''),
      placeholder: chosenText(facet, bounds[end], locale),
    }),
  )
  return (
    <>
      <Island
        view={FacetSlider}
        firstView={FirstRangeSlider}
        name={`${facet}-slider`}
        className="block"
        props={{ facet, range, bounds, locale, label: title, fieldIds }}
      />
      <div className="grid grid-cols-2 gap-3">
        <Each
          of={fields}
          view={RangeField}
          cacheKey={({ id }) => id}
          holes={['value', 'placeholder']}
        />
      </div>
    </>
  )
}

interface RangeFieldProps {
  readonly id: string
  readonly label: string
  readonly name: string
  /** A whole number, or nothing. */
  readonly value: string
  readonly placeholder: string
}

function RangeField({ id, label, name, value, placeholder }: RangeFieldProps) {
  return (
    <Field id={id} label={label}>
      {(control) => (
        <Input
          {...control}
          // A distance in miles is converted as a number; other fields also take "45k".
          {...(name.startsWith(MILES_FIELD)
            ? { type: 'number', step: 'any', min: 0 }
            : { type: 'text' })}
          inputMode="numeric"
          name={name}
          defaultValue={value}
          placeholder={placeholder}
          className="figures placeholder:text-ink-2"
        />
      )}
    </Field>
  )
}
