import { characterSets, charactersIn } from '#ui/fonts/characters.ts'
import { filesOf } from '#ui/fonts/face-files.ts'
import type { PosterAdvances } from '#ui/fonts/poster-line.ts'
import { sourceOf } from './font-files.ts'
import { measuredFont } from './measured-font.ts'

/** Widths between which the font itself interpolates, in percent. */
const widths = [62, 100, 125]
const weight = 880

/** How wide the poster cut's characters are, and how much pairs of them are kerned, in 1/1000 em. */
export async function measurePosterAdvances(): Promise<PosterAdvances> {
  const font = await measuredFont(sourceOf(filesOf('archivo-poster')[0]))
  const lengths = (text: string) =>
    widths.map((wdth) => Math.round(font.lengthOf(text, { wght: weight, wdth }) * 1000))
  const characters = [...charactersIn(characterSets.capitals.groups[0].characters)]
  const advances = new Map(characters.map((character) => [character, lengths(character)]))
  const kerning = characters.flatMap((left) =>
    characters.flatMap((right) => {
      const alone = [advances.get(left) ?? [], advances.get(right) ?? []]
      const kerned = lengths(left + right).map(
        (length, index) => length - (alone[0]?.[index] ?? 0) - (alone[1]?.[index] ?? 0),
      )
      return kerned.some((units) => units !== 0) ? [[left + right, kerned] as const] : []
    }),
  )
  return { widths, advances: Object.fromEntries(advances), kerning: Object.fromEntries(kerning) }
}
