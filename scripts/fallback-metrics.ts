import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CharacterSetName } from '#ui/fonts/characters.ts'
import { faceNames, filesOf } from '#ui/fonts/face-files.ts'
import { type AxisSetting, type Face, type FallbackStyle, faces } from '#ui/fonts/faces.ts'
import type { FallbackMetrics } from '#ui/fonts/fallback-rules.ts'
import { sourceOf } from './font-files.ts'
import { type MeasuredFont, measuredFont } from './measured-font.ts'

/** Words and figures in about the proportion of a dealer's pages. */
const runningText =
  'Every car on our yard is inspected, serviced and ready to drive away. 2021 Toyota Corolla Ascent ' +
  'Sport, automatic, 42,310 km, one owner. Come and see us on Great South Road, Monday to Saturday ' +
  'from 8.30, or ring us and ask about anything you like. We will tell you what we fixed and what ' +
  'we left alone. Look for as long as you like; the price on the car is the price to drive away.'

/** Headings, and names of cars: shorter words, more capitals and figures. */
const headings =
  '2021 Toyota Corolla Ascent Sport. 2016 Mazda Demio 13S. 2024 Hyundai Ioniq 5 N. 2022 Ford Ranger ' +
  'Wildtrak. Value your car. Book a service. Book a test drive. Finance, and what it costs. Contact us. ' +
  'About us. Offers on the yard. Service and parts. Terms and conditions. Questions people ask. ' +
  'Recently viewed. New cars to order. Cars under $20,000. Careers with us. Where we are'

const samples: Readonly<Record<CharacterSetName, string>> = {
  text: runningText,
  headings,
  capitals: `${runningText} ${headings}`.toUpperCase(),
  figures: '$18,990 $7,450 $126,300 $24,995 $31,880 $9,600',
}

const regular = { wght: 400 }
const bold = { wght: 700 }

/** The metrics of each face's fallbacks, from the fonts themselves. */
export async function measureFallbacks(): Promise<Record<string, FallbackMetrics[]>> {
  // Arimo has the widths of Arial, as Liberation Sans does.
  const arial = await measuredFont(packageFile('arimo'))
  const roboto = await measuredFont(packageFile('roboto'))
  const measured = await Promise.all(
    faceNames.map(async (name) => {
      const font = await measuredFont(sourceOf(filesOf(name)[0]))
      const face = faces[name]
      if (font.lineGap !== 0)
        throw new Error(`${name}: expected no line gap, found one of ${font.lineGap} em`)
      return [
        name,
        face.fallbacks.map((style) => ({
          arial: matched(font, face, style, arial),
          roboto: matched(font, face, style, roboto),
        })),
      ] as const
    }),
  )
  return Object.fromEntries(measured)
}

const packageFile = (name: string): Buffer =>
  readFileSync(
    createRequire(import.meta.url).resolve(
      `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
    ),
  )

/** What gives the system's font the widths and line heights of a face, in percent. */
function matched(
  font: MeasuredFont,
  face: Face,
  style: FallbackStyle,
  system: MeasuredFont,
): FallbackMetrics['arial'] {
  // What is bold is a heading.
  const isHeading = style.isBold && face.characters === 'text'
  const text = samples[isHeading ? 'headings' : face.characters]
  const length = font.lengthOf(text, settingsOf(face, style))
  const size = length / system.lengthOf(text, style.isBold ? bold : regular)
  const percent = (ems: number) => Math.round(ems * 10_000) / 100
  return {
    size: percent(size),
    ascent: percent(font.ascent / size),
    descent: percent(font.descent / size),
  }
}

function settingsOf({ axes }: Face, { weight, width }: FallbackStyle): Record<string, number> {
  const fixed = Object.entries(axes).flatMap(([tag, value]: [string, AxisSetting]) =>
    typeof value === 'number' ? [[tag, value] as const] : [],
  )
  return { ...Object.fromEntries(fixed), wght: weight, ...(width && { wdth: width.at }) }
}
