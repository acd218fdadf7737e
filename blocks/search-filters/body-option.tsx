import { artworkPath } from '#ui/picture/media-url.ts'
import { Picture } from '#ui/picture/picture.tsx'
import type { FacetOptionProps } from './facet-option.tsx'

/** A checkbox of a body type, with its drawing. */
export function BodyOption({ id, facet, value, label, checked, count }: FacetOptionProps) {
  return (
    <label className="grid justify-items-center gap-0.5 rounded-card border border-neutral-6 bg-neutral-1 p-1.5 text-center text-sm leading-tight transition-colors hover:border-brand-8 has-checked:border-brand-9 has-checked:bg-brand-3 has-checked:text-brand-12 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)">
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
        {label} <small className="figures text-sm font-normal text-neutral-11">{count}</small>
      </span>
    </label>
  )
}
