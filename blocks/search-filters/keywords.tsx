import { Scripted } from '#parts/rendering.tsx'
import { Icon } from '#ui/icon/icon.tsx'

import suggest from './suggestions.island.ts'

interface KeywordsProps {
  /** Id of the block. */
  readonly id: string
  readonly value: string
  readonly placeholder: string
}

/** The keyword box. A script loaded at its first focus suggests makes, models and bodies. Spec 2.38, D10. */
export function Keywords({ id, value, placeholder }: KeywordsProps) {
  return (
    <Scripted script={suggest} name="keywords" className="filters-keywords">
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 -translate-y-1/2 text-ink-2"
      />
      <input
        type="search"
        id={`${id}-query`}
        name="query"
        aria-label="Keywords"
        defaultValue={value}
        placeholder={placeholder}
        maxLength={200}
        enterKeyHint="search"
      />
    </Scripted>
  )
}
