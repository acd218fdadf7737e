import { Input } from '#ui/field/input.tsx'
import { Icon } from '#ui/icon/icon.tsx'

interface KeywordsProps {
  /** Id of the block. */
  readonly id: string
  readonly value: string
  readonly placeholder: string
}

/** The keyword box. Spec 2.38, D10. */
export function Keywords({ id, value, placeholder }: KeywordsProps) {
  return (
    <div className="relative py-3 lg:pt-5">
      <Icon
        name="search"
        className="pointer-events-none absolute inset-s-3 top-6 text-ink-2 lg:top-8"
      />
      <Input
        type="search"
        id={`${id}-query`}
        name="query"
        aria-label="Keywords"
        defaultValue={value}
        placeholder={placeholder}
        maxLength={200}
        enterKeyHint="search"
        className="ps-10 placeholder:text-ink-2 lg:pe-2 lg:text-sm"
      />
    </div>
  )
}
