import type { ComponentProps } from 'react'

export type SiteMarkProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> & {
  /** The dealer's name, whose first letter it shows. */
  name: string
  /** As #rrggbb: the ground, and the line at its foot. */
  brand: string
  accent: string
}

/** A dealer as a small mark in its two colours, beside its name. Hidden from screen readers. */
export const SiteMark = ({ name, brand, accent, ...rest }: SiteMarkProps) => (
  <svg viewBox="0 0 20 20" aria-hidden="true" {...rest} data-slot="site-mark">
    <rect width="20" height="20" fill={brand} />
    <rect y="17" width="20" height="3" fill={accent} />
    <text x="10" y="12.5" fill={isLight(brand) ? '#000' : '#fff'}>
      {name.slice(0, 1).toUpperCase()}
    </text>
  </svg>
)

/** Whether black reads better on it than white: by the mean of its red, green and blue as the eye weighs them. */
function isLight(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  )
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150
}
