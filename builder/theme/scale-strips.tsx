import { useMemo } from 'react'
import type { ThemeColours } from '#domain/site/theme.ts'
import { brandScale } from '#ui/theme/scale.ts'
import { scalesOf } from '#ui/theme/scales.ts'
import { Swatch } from './swatch.tsx'

/** The twelve steps that each colour makes. */
export function ScaleStrips({ colours }: { readonly colours: ThemeColours }) {
  const scales = useMemo(() => {
    const { brand, neutral } = scalesOf(colours)
    const accent = brandScale(colours.accent, neutral.steps.slice(0, 5), colours.scheme)
    return [
      ['Brand', brand.steps],
      ['Accent', accent.steps],
      ['Grey', neutral.steps],
    ] as const
  }, [colours])
  return (
    <section aria-labelledby="scales-heading">
      <h2 id="scales-heading" className="theme-heading">
        Scales <small>1–2 grounds, 3–5 parts, 6–8 lines, 9–10 solid, 11–12 text</small>
      </h2>
      <table className="theme-scales">
        <tbody>
          {scales.map(([name, steps]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {steps.map((colour, step) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a step is what it is by its number
                <td key={step} title={`${name} ${step + 1}: ${colour}`}>
                  <span className="sr-only">{colour}</span>
                  <Swatch colour={colour} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
