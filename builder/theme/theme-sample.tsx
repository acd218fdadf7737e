import type { CSSProperties } from 'react'
import type { ThemeColours, ThemeSettings } from '#domain/site/theme.ts'
import { groundNames, groundsOf } from '#ui/theme/grounds.ts'

interface ThemeSampleProps {
  readonly colours: ThemeColours
  readonly corners: Partial<ThemeSettings['corners']>
}

const titles = {
  plain: 'The page',
  tint: 'A tinted section',
  flood: 'A loud section',
  dark: 'A dark section',
  foot: 'The footer',
} as const

/** What stands on each ground, in the colours that the site would have. */
export function ThemeSample({ colours, corners }: ThemeSampleProps) {
  const grounds = groundsOf(colours)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and may have nothing else to scroll it by (WCAG 2.1.1)
    <section aria-labelledby="sample-heading" className="theme-sample" data-region tabIndex={0}>
      <h2 id="sample-heading" className="theme-heading">
        On every ground
      </h2>
      {groundNames.map((name) => {
        // Set one by one by the script: the policy of the page allows no style sheets of its own.
        const ground = grounds[name]
        const style: CSSProperties & Record<`--${string}`, string> = {
          ...Object.fromEntries(
            Object.entries(ground).map(([token, value]) => [`--${token}`, value] as const),
          ),
          '--r-control': `${corners.control ?? 6}px`,
          '--r-card': `${corners.card ?? 8}px`,
        }
        return (
          <div key={name} className="theme-ground" style={style}>
            <b>{titles[name]}</b>
            <p>
              Inspected in our own workshop. <span className="sample-link">What we check</span>
            </p>
            <div className="sample-card">
              2024 Mazda CX-5 <span className="sample-second">Maxx, 32,309 km</span>
              <span className="sample-sale">$28,990</span>
            </div>
            <div className="sample-buttons">
              <span className="sample-button">Enquire</span>
              <span className="sample-accent">Value my car</span>
            </div>
          </div>
        )
      })}
    </section>
  )
}
