import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import type { RangeFacet } from '#domain/stock-query/facets.ts'
import { rangeFieldName, shownBounds, shownRange } from '#domain/stock-query/shown-unit.ts'
import { Cached, Each, Island } from '#parts/rendering.tsx'
import { chosenText, rangeLabel } from '#parts/search/range-labels.ts'
import type { SiteView } from '#parts/view-context.ts'
import { FieldNotes } from '#ui/field/field-notes.tsx'
import type { RangeGroup } from './facet-groups.ts'
import { FirstRangeSlider } from './first-range-slider.tsx'
import { RangeField, type RangeFieldProps, rangeFieldKey } from './range-field.tsx'
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

/**
 * The two ends of a range: fields for amounts, and a slider that writes to them. Above them stands what
 * keywords limit already, and what cannot be searched for. Spec 5.02, D10.
 */
export function RangeFields(props: RangeFieldsProps) {
  const { group } = props
  const isUsed = [group.range, group.said, group.unread].some(
    (ends) => Object.keys(ends).length > 0,
  )
  if (isUsed) return <Fields {...props} />
  return <Cached props={props} view={Fields} cacheKey={unusedKey} />
}

/** Everything that the fields of a range depend on that is not limited. */
const unusedKey = ({ id, group: { facet, bounds }, title }: RangeFieldsProps): string =>
  `${id} ${facet} ${bounds.min} ${bounds.max} ${title}`

function Fields({ id, group, site, title }: RangeFieldsProps) {
  const { facet, said, unread } = group
  const { locale, words } = site
  const range = shownRange(facet, group.range, locale)
  const bounds = shownBounds(facet, group.bounds, locale)
  const limits = { ...bounds, ...shownRange(facet, said, locale) }
  const fieldIds = `${id}-${facet}`
  const saidText = rangeLabel(facet, said, locale)
  const hint = saidText && fillPlaceholders(words.fromKeywords, { range: saidText })
  const fields = ends.map(({ end, label }): RangeFieldProps => {
    const typed = unread[end]
    return {
      id: `${fieldIds}-${end}`,
      label,
      name: `${rangeFieldName(facet, locale)}.${end}`,
      value: typed ?? String(range[end] ?? ''),
      placeholder: chosenText(facet, limits[end], locale),
      hintId: hint && `${fieldIds}-hint`,
      isFaulty: typed !== undefined,
    }
  })
  return (
    <>
      <Island
        view={FacetSlider}
        firstView={FirstRangeSlider}
        name={`${facet}-slider`}
        className="block noscript:hidden"
        props={{ facet, range, bounds, locale, label: title, fieldIds }}
      />
      <div className="grid gap-1.5 pb-1.5">
        <FieldNotes id={fieldIds} hint={hint} />
        {fields.map((field) => (
          <FieldNotes key={field.id} id={field.id} error={faultOf(field, facet, words)} />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Each
          of={fields}
          view={RangeField}
          cacheKey={rangeFieldKey}
          holes={['value', 'placeholder']}
        />
      </div>
    </>
  )
}

/** What a field expects, where what was typed is no amount. */
function faultOf(
  { value, isFaulty }: RangeFieldProps,
  facet: RangeFacet,
  words: SiteView['words'],
) {
  if (!isFaulty) return undefined
  const example = facet === 'year' ? words.exampleYear : words.exampleAmount
  const text = fillPlaceholders(words.amountNotRead, { typed: value, example })
  // It comes with a live answer, when the focus may be in the next field.
  return <span role="alert">{text}</span>
}
