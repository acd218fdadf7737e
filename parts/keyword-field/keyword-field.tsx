import { Cached, Scripted } from '#parts/rendering.tsx'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon/icon.tsx'
import suggest from './suggestions.island.ts'

interface KeywordFieldProps {
  /** Unique in the page. */
  readonly id: string
  /** Unique in its block. */
  readonly name?: string
  /** Its name for screen readers. */
  readonly label: string
  readonly value?: string
  readonly placeholder: string
  readonly className?: string
  /** Beside a button with this icon it needs none. */
  readonly icon?: boolean
  /** Where what it is in opens, the focus begins here. */
  readonly autoFocus?: boolean
}

/**
 * The field of a GET form for what buyers type, `query`. A script loaded at its first focus suggests how it
 * may go on. Spec 2.38, D10.
 */
export function KeywordField(props: KeywordFieldProps) {
  const { name = 'keywords', className } = props
  return (
    <Scripted script={suggest} name={name} className={cn('keyword-field', className)}>
      <Cached
        props={{ value: '', ...props }}
        view={Inside}
        cacheKey={insideKey}
        holes={['value']}
      />
    </Scripted>
  )
}

const insideKey = ({ id, label, placeholder, icon, autoFocus }: KeywordFieldProps): string =>
  `${id} ${icon} ${autoFocus} ${label} ${placeholder}`

function Inside({ id, label, value, placeholder, icon = true, autoFocus }: KeywordFieldProps) {
  return (
    <>
      {icon && (
        <Icon
          name="search"
          className="pointer-events-none absolute inset-s-3 top-1/2 -translate-y-1/2 text-ink-2"
        />
      )}
      <input
        type="search"
        id={id}
        name="query"
        aria-label={label}
        defaultValue={value}
        placeholder={placeholder}
        maxLength={200}
        className="placeholder:text-ink-2"
        enterKeyHint="search"
        // biome-ignore lint/a11y/noAutofocus: only in a popover, whose opening is asked for
        autoFocus={autoFocus}
      />
    </>
  )
}
