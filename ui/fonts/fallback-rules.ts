import { characterSets } from './characters.ts'
import { type FaceName, faces } from './faces.ts'
import metrics from './fallback-metrics.json' with { type: 'json' }

/** A system font in the measure of a face, in percent: its size, and heights of its line. */
interface Match {
  readonly size: number
  readonly ascent: number
  readonly descent: number
}

/** What stands in for a face in one of its fallback styles. */
export interface FallbackMetrics {
  readonly arial: Match
  readonly roboto: Match
}

const measured: Readonly<Record<FaceName, readonly FallbackMetrics[]>> = metrics

/** Where bold begins, if a face has both a regular and a bold fallback. */
const boldFrom = 550

/** Names by which systems know the fonts: Windows, macOS and iOS; Linux; Android. */
const localNames = {
  arial: { regular: ['Arial', 'Liberation Sans'], bold: ['Arial Bold', 'Liberation Sans Bold'] },
  roboto: { regular: ['Roboto'], bold: ['Roboto Bold', 'Roboto-Bold', 'Roboto'] },
} as const

/** The families to name behind a face, so that its late arrival moves nothing. */
export const fallbackFamilies = ({ family }: { readonly family: string }): string[] => [
  `${family} Arial`,
  `${family} Roboto`,
]

/** The rules of a face's fallback families: nothing is loaded for them. */
export function fallbackRules(name: FaceName): string {
  const { family, fallbacks, characters } = faces[name]
  const { limitedTo } = characterSets[characters]
  const hasBoth = new Set(fallbacks.map(({ isBold }) => isBold)).size > 1
  return fallbacks
    .flatMap(({ isBold, width }, index) =>
      (['arial', 'roboto'] as const).map((font, place) => {
        const match = measured[name][index]?.[font]
        if (!match)
          throw new Error(`Fallback metrics: expected those of ${name}: run npm run fonts`)
        const sources = localNames[font][isBold ? 'bold' : 'regular']
        return [
          `@font-face{font-family:"${fallbackFamilies({ family })[place]}"`,
          `src:${sources.map((source) => `local("${source}")`).join()}`,
          `font-weight:${weightsOf(isBold, hasBoth)}`,
          ...(width ? [`font-stretch:${width.min}% ${width.max}%`] : []),
          `size-adjust:${match.size}%`,
          `ascent-override:${match.ascent}%`,
          `descent-override:${match.descent}%`,
          `line-gap-override:0%${limitedTo ? `;unicode-range:${limitedTo}` : ''}}`,
        ].join(';')
      }),
    )
    .join('')
}

function weightsOf(isBold: boolean, isOneOfTwo: boolean): string {
  if (!isOneOfTwo) return '100 900'
  return isBold ? `${boldFrom} 900` : `100 ${boldFrom - 1}`
}
