import { type ComponentProps, createElement } from 'react'
import type { IconNode } from '#ui/icon/path.ts'

export type GlyphProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** An icon of the package lucide, imported by its name. */
  icon: IconNode
}

/**
 * One icon without the set that `Icon` chooses from by name: for islands, whose script would contain
 * all of them. Always hidden from screen readers: the control around it has a name.
 */
export function Glyph({ icon, className = 'size-5', ...rest }: GlyphProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className} {...rest} data-slot="icon">
      {icon.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
