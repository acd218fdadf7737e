import type { ThemeFonts } from '#domain/site/font-names.ts'
import { characterSets } from './characters.ts'
import { type FaceFile, familyOf, filesOf } from './face-files.ts'
import type { AxisSetting } from './faces.ts'
import { fallbackRules } from './fallback-rules.ts'
import { siteFaces } from './site-faces.ts'

/** The URL of a face's file. */
export type FontUrl = (file: string) => string

/** The files to load before anything else: of the text and of the h1, without rarer letters. */
export function preloadedFiles(fonts: ThemeFonts): string[] {
  const { text, display } = siteFaces(fonts)
  return [...new Set([text, display])].flatMap((name) => (name ? [filesOf(name)[0].name] : []))
}

/** The `@font-face` rules of a site's faces and their fallbacks. */
export function faceRules(fonts: ThemeFonts, url: FontUrl): string {
  const { text, display, figure } = siteFaces(fonts)
  return [...new Set([text, display, figure])]
    .flatMap((name) => {
      if (!name) return []
      const isPreloaded = name === text || name === display
      return [...filesOf(name).map((file) => rule(file, isPreloaded, url)), fallbackRules(name)]
    })
    .join('')
}

/**
 * A file that is late replaces the fallback in place, whose measure it has; figures alone, which are
 * not preloaded, keep the fallback if they are later than three seconds.
 */
function rule(file: FaceFile, isPreloaded: boolean, url: FontUrl): string {
  const { name, face, group } = file
  const { wdth } = face.axes
  const { limitedTo } = characterSets[face.characters]
  return [
    `@font-face{font-family:"${familyOf(file)}"`,
    `src:url("${url(name)}")format("woff2")`,
    `font-weight:${range(face.axes.wght)}`,
    // A width axis that is fixed is the face's own.
    ...(typeof wdth === 'object' ? [`font-stretch:${range(wdth, '%')}`] : []),
    ...(group.suffix || limitedTo ? [`unicode-range:${group.characters}`] : []),
    `font-display:${isPreloaded ? 'swap' : 'fallback'}}`,
  ].join(';')
}

const range = (axis: AxisSetting, unit = ''): string =>
  typeof axis === 'number' ? `${axis}${unit}` : `${axis.min}${unit} ${axis.max}${unit}`
