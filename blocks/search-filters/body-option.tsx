import { artworkPath } from '#ui/picture/media-url.ts'
import { Picture } from '#ui/picture/picture.tsx'
import type { FacetOptionProps } from './facet-option.tsx'

/** A checkbox of a body type, with its drawing. */
export function BodyOption({ id, facet, value, label, checked, count }: FacetOptionProps) {
  return (
    <label className="grid justify-items-center gap-0.5 rounded-card border border-line bg-surface p-1.5 text-center text-sm leading-tight transition-colors hover:border-line-2 has-checked:border-brand-ink has-checked:bg-tint has-checked:text-brand-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)">
      <input
        type="checkbox"
        id={id}
        name={facet}
        value={value}
        defaultChecked={checked}
        className="sr-only"
      />
      <Picture
        path={artworkPath({ body: value, colour: 'silver', view: 'side' })}
        alt=""
        width={160}
        height={72}
        sizes="7rem"
        widths={[160, 320]}
        className="w-full"
      />
      <span className="font-medium">
        {label} <small className="figures text-sm font-normal text-ink-2">{count}</small>
      </span>
    </label>
  )
}
