import type { FigureFontName, TextFontName, ThemeFonts } from '#domain/site/font-names.ts'
import { type FaceName, faces } from './faces.ts'

/** The faces that a site's texts are set in; none where the font is the system's. */
export interface SiteFaces {
  readonly text?: FaceName | undefined
  readonly display?: FaceName | undefined
  readonly figure?: FaceName | undefined
}

/** The faces of a site's fonts: in headings and figures a font's display cut, if it has one. */
export function siteFaces({ text, display, figure = display }: ThemeFonts): SiteFaces {
  return { text: textFace(text), display: displayFace(display), figure: displayFace(figure) }
}

const textFace = (font: TextFontName): FaceName | undefined =>
  font === 'system' ? undefined : font

const displayFace = (font: FigureFontName): FaceName | undefined =>
  font === 'system' ? undefined : (faces[font].displayCut ?? font)
