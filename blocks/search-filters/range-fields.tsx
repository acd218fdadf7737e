import type { ReactNode } from 'react'
import type { FormatLocale } from '#domain/format.ts'
import type { RangeFacet } from '#domain/stock-query/facets.ts'
import type { Bounds } from '#domain/stock-query/ranges.ts'
import { rangeFieldName, shownBounds, shownRange } from '#domain/stock-query/shown-unit.ts'
import type { Range } from '#domain/stock-query/state.ts'
import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'
import { Island, Kept } from '../rendering.tsx'
import type { SiteView } from '../view-context.ts'
import type { RangeGroup } from './facet-groups.ts'
import RangeSlider from './range-slider.island.tsx'
import { chosenText } from './range-words.ts'

interface RangeFieldsProps {
  readonly id: string
  readonly group: RangeGroup
  readonly site: SiteView
  readonly title: string
}

/** The two ends of a range: plain number fields, and a slider that writes to them. Spec 5.02. */
export function RangeFields({ id, group, site, title }: RangeFieldsProps) {
  const { facet } = group
  const { locale } = site
  const range = shownRange(facet, group.range, locale)
  const bounds = shownBounds(facet, group.bounds, locale)
  const frame = { fieldIds: `${id}-${facet}`, facet, range, bounds, locale }
  const slider = (
    <Island
      view={RangeSlider}
      name={`${facet}-slider`}
      className="block"
      props={{ facet, range, bounds, locale, label: title, fieldIds: frame.fieldIds }}
    />
  )
  return <Kept view={RangeFrame} props={frame} by={JSON.stringify(frame)} slots={{ slider }} />
}

const ends = [
  { end: 'min', label: 'From' },
  { end: 'max', label: 'To' },
] as const

interface RangeFrameProps {
  readonly fieldIds: string
  readonly facet: RangeFacet
  readonly range: Range
  readonly bounds: Bounds
  readonly locale: FormatLocale
  readonly slider: ReactNode
}

function RangeFrame({ fieldIds, facet, range, bounds, locale, slider }: RangeFrameProps) {
  return (
    <>
      {slider}
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
                name={`${rangeFieldName(facet, locale)}.${end}`}
                defaultValue={range[end]}
                placeholder={chosenText(facet, bounds[end], locale)}
                className="figures placeholder:text-neutral-11"
              />
            )}
          </Field>
        ))}
      </div>
    </>
  )
}
