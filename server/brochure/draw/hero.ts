import type { BrochureContent } from '../content.ts'
import { HERO_CAR, heroScene } from '../stage.ts'
import type { BrochurePictures } from './brochure-pictures.ts'
import { A4, type Rectangle, type Sheet } from './sheet.ts'
import { lineHeight, type TextStyle } from './type-setter.ts'

/** The height of the stage, and of the floor on it, in points. */
export const HERO = { least: 236, most: 372, alone: 436, floor: 62, rise: 0.3 } as const

/** The car's picture on the whole stage: the higher the stage, the higher a drawn car stands on it. */
export function drawHero(
  sheet: Sheet,
  { length }: BrochureContent,
  { hero: { bytes, alt, isDrawn } }: BrochurePictures,
  stage: Rectangle,
): void {
  if (!isDrawn) {
    sheet.photo(bytes, alt, stage)
    return
  }
  const ground = A4.width * heroScene.ground
  const floor = Math.min(ground, HERO.floor + (stage.height - HERO.least) * HERO.rise)
  const ratio = heroScene.height / heroScene.width
  sheet.drawing(bytes, alt, stage, ratio, ground - floor)
  if (length) drawLength(sheet, length, stage.y + stage.height - floor + 19)
}

/** A dimension line below the car, as long as the car. */
function drawLength(
  sheet: Sheet,
  { text, share }: NonNullable<BrochureContent['length']>,
  y: number,
): void {
  const { masthead } = sheet.style
  const width = A4.width * HERO_CAR * share
  const x = (A4.width - width) / 2
  const style: TextStyle = { font: 'strong', size: 8.5, colour: masthead.ink, leading: 1.3 }
  const half = (width - sheet.type.width(text, style)) / 2 - 7
  sheet.artifact((document) => {
    for (const [from, to] of [
      [x, x + half],
      [x + width - half, x + width],
    ] as const) {
      document.moveTo(from, y).lineTo(to, y)
    }
    for (const end of [x, x + width]) document.moveTo(end, y - 4).lineTo(end, y + 4)
    document.lineWidth(0.75).stroke(masthead.ink)
  })
  sheet.text('P', text, style, { x, y: y - lineHeight(style) / 2, width, align: 'center' })
}
