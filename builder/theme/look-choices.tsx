import { useId, useState } from 'react'
import { type LookAxis, lookAxes, lookAxisNames } from '#domain/site/look-axes.ts'
import { field } from '#pages/field.ts'
import type { Path } from '#pages/problem.ts'
import { fieldId } from '../form/field-id.ts'
import { wordsOf } from '../form/words.ts'
import { BlockPicture } from '../insert/block-picture.tsx'

/** The kind of block whose example shows a variant. */
const shownBy: Readonly<Record<LookAxis, string>> = {
  header: 'site-header',
  hero: 'hero-search',
  finder: 'hero-search',
  scene: 'hero-search',
  card: 'car-row',
  list: 'car-row',
  filters: 'search-filters',
  gallery: 'car-gallery',
  vehicle: 'vehicle-layout',
  form: 'lead-form',
  lineUp: 'line-up',
  story: 'story',
  quotes: 'quotes',
  entries: 'entry-list',
  places: 'dealer-locations',
  table: 'compare-table',
  footer: 'site-footer',
  dock: 'car-dock',
}

export interface LookChoicesProps {
  readonly site: string
  /** What the site says itself. */
  readonly value: unknown
  /** What it has where it says nothing. */
  readonly template: unknown
  readonly problems: readonly { readonly path: Path; readonly message: string }[]
  readonly isDisabled: boolean
  /** Of the draft: pictures show what is saved when they are opened. */
  readonly version: number
  readonly onChange: (path: Path, value: unknown) => void
}

/** Which variant each part of the pages has: each as the server draws it in the theme of the site. */
export const LookChoices = (props: LookChoicesProps) =>
  lookAxisNames.map((axis) => <Axis key={axis} axis={axis} {...props} />)

function Axis({ axis, ...props }: LookChoicesProps & { readonly axis: LookAxis }) {
  const { value, template, problems } = props
  const { title, variants } = lookAxes[axis]
  const own = field(value, axis)
  const inherited = field(template, axis) ?? variants[0]
  const faults = problems.filter(({ path: [first] }) => first === axis)
  const [isOpen, setOpen] = useState(faults.length > 0)
  return (
    <details
      className="look-axis"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary id={fieldId('look', [axis])} className="look-summary">
        <b>{title}</b> {wordsOf(String(own ?? inherited))}
        {own === undefined && <small> as the template</small>}
      </summary>
      {isOpen && <Variants axis={axis} {...props} chosen={own ?? inherited} faults={faults} />}
    </details>
  )
}

interface VariantsProps extends LookChoicesProps {
  readonly axis: LookAxis
  readonly chosen: unknown
  readonly faults: LookChoicesProps['problems']
}

function Variants({ axis, chosen, faults, ...props }: VariantsProps) {
  const { site, template, version, isDisabled, onChange } = props
  const name = useId()
  const [shownVersion] = useState(version)
  const { description, variants } = lookAxes[axis]
  return (
    <fieldset disabled={isDisabled}>
      <legend>{description}</legend>
      {faults.map(({ message }) => (
        <p key={message} className="block-fault">
          {message}
        </p>
      ))}
      {variants.map((variant) => (
        <label key={variant}>
          <BlockPicture
            site={site}
            path="site.json"
            name={shownBy[axis]}
            more={`_look=${axis}:${variant}&_saved=${shownVersion}`}
          />
          <input
            type="radio"
            name={name}
            checked={chosen === variant}
            onChange={() =>
              onChange([axis], variant === field(template, axis) ? undefined : variant)
            }
          />{' '}
          {wordsOf(variant)}
        </label>
      ))}
    </fieldset>
  )
}
