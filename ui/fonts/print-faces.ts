import type { ThemeSettings } from '#domain/site/theme.ts'
import { type CharacterGroup, characterSets } from './characters.ts'
import { type FaceName, faces } from './faces.ts'
import { siteFaces } from './site-faces.ts'

/** A face at one weight and one width: paper needs static fonts, since PDF knows no axes. */
export interface PrintFace {
  /** Also the name of its files: `saira-400`, `saira-400-extended`. */
  readonly name: string
  readonly face: FaceName
  /** A value of every axis of the face, in the notation of OpenType. */
  readonly axes: Readonly<Record<string, number>>
}

const cut = (
  face: FaceName,
  wght: number,
  more: Readonly<Record<string, number>> = {},
): PrintFace => ({
  name: [face, wght, ...Object.values(more)].join('-'),
  face,
  axes: { wght, ...more },
})

/** A regular and a strong cut of each font of text, and one of each that is only for large type. */
export const printFaces: readonly PrintFace[] = [
  ...[cut('instrument-sans', 400), cut('instrument-sans', 600)],
  ...[cut('bricolage-grotesque', 400), cut('bricolage-grotesque', 650)],
  ...[cut('sofia-sans-semi-condensed', 400), cut('sofia-sans-semi-condensed', 650)],
  ...[cut('saira', 400), cut('saira', 580)],
  ...[cut('archivo', 400), cut('archivo', 700)],
  cut('bricolage-grotesque-display', 760, { opsz: 72 }),
  cut('besley', 720),
  cut('saira-wide', 320, { wdth: 125 }),
  cut('archivo-poster', 880, { wdth: 72 }),
  cut('shantell-sans', 680),
]

/** What paper is set in; each is the name of a `PrintFace`. */
export interface PrintFonts {
  readonly text: string
  readonly strong: string
  readonly display: string
  readonly figure: string
}

/** What stands in for the system's font, which a document cannot have. */
const forSystem: FaceName = 'instrument-sans'

/** The cuts of a theme's fonts that are nearest to its weights. */
export function printFontsOf({ fonts, heading, figure, text }: ThemeSettings): PrintFonts {
  const chosen = siteFaces(fonts)
  const words = chosen.text ?? forSystem
  const display = chosen.display ?? words
  return {
    text: nearest(words, text.weight),
    strong: nearest(words, text.strong),
    display: nearest(display, heading.weight),
    figure: nearest(chosen.figure ?? display, figure.weight),
  }
}

function nearest(face: FaceName, weight: number): string {
  const cuts = printFaces.filter((each) => each.face === face)
  const distance = ({ axes }: PrintFace) => Math.abs((axes.wght ?? 0) - weight)
  const [first] = cuts.toSorted((a, b) => distance(a) - distance(b))
  if (!first) throw new Error(`Fonts of paper: expected a cut of ${face}`)
  return first.name
}

/** Western European letters and signs, then those of other European languages, Māori among them. */
const groups: readonly CharacterGroup[] = [
  {
    source: 'latin',
    characters:
      'U+20-7E,U+A0-FF,U+152-153,U+2010-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
  },
  {
    suffix: 'extended',
    source: 'latin-ext',
    characters: 'U+100-151,U+154-17F,U+192,U+1CD-1E3,U+1E6-1EB,U+1FA-21B,U+1E80-1E85,U+1E9E',
  },
]

/** One file of a cut. */
export interface PrintFile {
  readonly name: string
  readonly cut: PrintFace
  readonly group: CharacterGroup
}

/** Every file that the build makes; a font of digits has no other letters. */
export const printFiles = (): PrintFile[] =>
  printFaces.flatMap((each) => {
    const isOfDigits = faces[each.face].characters === 'figures'
    return (isOfDigits ? characterSets.figures.groups : groups).map((group) => ({
      name: group.suffix ? `${each.name}-${group.suffix}` : each.name,
      cut: each,
      group,
    }))
  })
