import type { BrochureContent } from '../content.ts'
import type { BrochureStyle } from '../style.ts'
import { drawBack } from './back.ts'
import type { BrochurePictures } from './brochure-pictures.ts'
import { drawFront } from './front.ts'
import { Sheet } from './sheet.ts'
import type { FontFiles } from './type-setter.ts'

/** Everything that a brochure is drawn from: equal orders are equal documents. */
export interface BrochureOrder {
  readonly content: BrochureContent
  readonly style: BrochureStyle
  readonly pictures: BrochurePictures
  /** Those of the style. */
  readonly fonts: FontFiles
}

/** Increase it when the drawing changes: part of the name of a stored brochure. */
export const DESIGN_VERSION = 1

/** A brochure of two A4 pages, whatever it has to say; a tagged PDF. Spec 1.08, 7.10. */
export async function drawBrochure(order: BrochureOrder): Promise<Uint8Array> {
  const { content, style, pictures, fonts } = order
  const { title, dealer, locale } = content
  const sheet = new Sheet({ title, author: dealer.name, locale }, style, fonts)
  sheet.addPage()
  drawFront(sheet, content, pictures)
  sheet.addPage()
  drawBack(sheet, content, pictures)
  return sheet.end()
}
