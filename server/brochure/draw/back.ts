import type { BrochureContent } from '../content.ts'
import { stripScene } from '../stage.ts'
import type { BrochurePictures } from './brochure-pictures.ts'
import { listsOf } from './lists.ts'
import { A4, CONTENT_WIDTH, type Sheet } from './sheet.ts'
import { lineHeight, type TextStyle } from './type-setter.ts'
import { legalBlock, visitBlock } from './visit.ts'

const HEAD = 40
const STRIP = { least: 120, most: 244, floor: 15 } as const
const GAP = 22
const BODY = { top: 22, between: 18 } as const

/** The second page: other views, features, specifications, and where to see the car. */
export function drawBack(sheet: Sheet, content: BrochureContent, pictures: BrochurePictures): void {
  drawHead(sheet, content)
  const legal = legalBlock(sheet, content)
  const legalTop = A4.height - 24 - legal.height
  const visit = visitBlock(sheet, content)
  const visitTop = legalTop - 12 - visit.height
  const bottom = visitTop - GAP
  const lists = listsOf(sheet, content)
  const free = bottom - HEAD - BODY.top - lists.height
  const strip = Math.min(STRIP.most, Math.max(STRIP.least, free))
  const hasStrip = pictures.views.length > 0
  if (hasStrip) drawStrip(sheet, pictures, strip)
  lists.draw({ top: HEAD + (hasStrip ? strip : 0) + BODY.top, bottom })
  visit.draw(visitTop)
  legal.draw(legalTop)
}

/** A sold car has no price here. */
function drawHead(sheet: Sheet, { name, price, isSold, tag }: BrochureContent): void {
  const { band } = sheet.style
  sheet.fill({ x: 0, y: 0, width: A4.width, height: HEAD }, band.paper)
  const style: TextStyle = { font: 'strong', size: 10.5, colour: band.ink, leading: 1.3 }
  const y = (HEAD - lineHeight(style)) / 2
  const box = { x: A4.margin, y, width: CONTENT_WIDTH * 0.62, maxLines: 1 }
  sheet.text('P', name, style, box)
  const text = isSold ? (tag?.text ?? 'SOLD') : [price.text, price.note].filter(Boolean).join(' ')
  const width = CONTENT_WIDTH * 0.36
  const right = { x: A4.width - A4.margin - width, y, width, align: 'right', maxLines: 1 } as const
  sheet.text('P', text, style, right)
}

function drawStrip(sheet: Sheet, { views }: BrochurePictures, height: number): void {
  const width = A4.width / views.length
  const ratio = stripScene.height / stripScene.width
  const floor = STRIP.floor + (height - STRIP.least) * 0.3
  for (const [at, { bytes, alt, isDrawn }] of views.entries()) {
    const box = { x: at * width, y: HEAD, width: width + 0.5, height }
    if (isDrawn) sheet.drawing(bytes, alt, box, ratio, A4.width * stripScene.ground - floor)
    else sheet.photo(bytes, alt, box)
  }
  sheet.fill({ x: 0, y: HEAD + height - 3, width: A4.width, height: 3 }, sheet.style.accent)
}
