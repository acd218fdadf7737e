import type { LinkCardContent } from '#parts/link-card/link-card.ts'
import { linkPictureSize } from '#ui/picture/media-url.ts'
import {
  type FontFiles,
  lineHeight,
  type TextStyle,
  TypeSetter,
} from '../brochure/draw/type-setter.ts'
import { limited, plain } from '../brochure/plain.ts'
import type { Scene } from '../brochure/stage.ts'
import type { BrochureStyle } from '../brochure/style.ts'
import { OutlinedText } from './outlined-text.ts'

const { width: WIDTH, height: HEIGHT } = linkPictureSize
const EDGE = 48
/** The panel below the car, with its name and price. */
export const PANEL = 196
const RULE = 6
const PRICE_WIDTH = 400
const NAME_WIDTH = WIDTH - 2 * EDGE - PRICE_WIDTH - 40
const NAME_CHARACTERS = 120

/** The stage above the panel; the car stands a little above its edge. */
export const linkScene: Scene = { width: WIDTH, height: HEIGHT, ground: (PANEL + 34) / WIDTH }
/** The car's place on it, as shares of its width: beside the dealer's name. */
export const CAR = { x: 0.54, width: 0.74 } as const

/** Everything that the text is drawn from. */
export interface LinkCardOrder {
  readonly content: LinkCardContent
  readonly style: BrochureStyle
  /** Those of the style. */
  readonly fonts: FontFiles
}

/** What stands over the picture of the car, as SVG elements of a picture of `linkPictureSize`. */
export function linkCardText({ content, style, fonts }: LinkCardOrder): string {
  const paper = new OutlinedText()
  const type = new TypeSetter(paper, style.fonts, fonts)
  const card = { paper, type, style, content }
  drawPanel(card)
  drawDealer(card)
  drawState(card)
  return paper.svg
}

interface Card {
  readonly paper: OutlinedText
  readonly type: TypeSetter
  readonly style: BrochureStyle
  readonly content: LinkCardContent
}

function drawPanel({ paper, type, style, content }: Card): void {
  const top = HEIGHT - PANEL
  paper.fill({ x: 0, y: top, width: WIDTH, height: PANEL }, style.band.paper)
  paper.fill({ x: 0, y: top, width: WIDTH, height: RULE }, style.accent)
  const parts = [
    nameLines({ paper, type, style, content }),
    priceLines({ paper, type, style, content }),
  ]
  for (const lines of parts) {
    const height = lines.reduce(
      (sum, { text, words, box }) => sum + type.height(text, words, box),
      0,
    )
    let y = top + RULE + (PANEL - RULE - height) / 2
    for (const { text, words, box } of lines) y = type.set(text, words, { ...box, y })
  }
}

interface Line {
  readonly text: string
  readonly words: TextStyle
  readonly box: { x: number; width: number; maxLines: number; align: 'left' | 'right' }
}

function nameLines({ type, style, content }: Card): Line[] {
  const { band, tracking, isUppercase } = style
  const name = cased(limited(plain(content.name), NAME_CHARACTERS), style)
  const version = limited(plain(content.version), NAME_CHARACTERS)
  const box = { x: EDGE, width: NAME_WIDTH, maxLines: 2, align: 'left' } as const
  const heading: TextStyle = {
    font: 'display',
    size: 0,
    colour: band.ink,
    leading: isUppercase ? 1 : 1.1,
    tracking: tracking.heading,
  }
  const sizes = isUppercase ? [72, 64, 56, 48, 40] : [56, 50, 44, 38, 32]
  const small: TextStyle = { font: 'text', size: 28, colour: band.ink, leading: 1.35 }
  return [
    { text: name, words: type.fitted(name, heading, box, sizes), box },
    ...(version === '' ? [] : [{ text: version, words: small, box: { ...box, maxLines: 1 } }]),
  ]
}

function priceLines({ type, style, content: { price, state } }: Card): Line[] {
  const { band, tracking, isUppercase } = style
  const { text, was, note, isText } = price
  const x = WIDTH - EDGE - PRICE_WIDTH
  const box = { x, width: PRICE_WIDTH, maxLines: isText ? 2 : 1, align: 'right' } as const
  const amount: TextStyle = {
    font: isText ? 'display' : 'figure',
    size: 0,
    colour: band.ink,
    leading: isText ? 1.1 : 1.05,
    tracking: isText ? tracking.heading : tracking.figure,
    isStruck: state?.tone === 'sold' && !isText,
  }
  const large = isUppercase ? [112, 96, 84, 72, 60, 48] : [84, 76, 68, 60, 52, 44]
  const words = type.fitted(text, amount, box, isText ? [44, 38, 32, 26] : large)
  const small: TextStyle = { font: 'text', size: 26, colour: band.ink, leading: 1.3 }
  const line = (said: string): Line => ({
    text: said,
    words: small,
    box: { ...box, maxLines: 1 },
  })
  return [
    { text, words, box },
    ...(note ? [line(note)] : []),
    ...(was ? [line(`${was.before}${was.price}${was.after}`)] : []),
  ]
}

/** A sign that hangs from the upper edge. */
function drawDealer({ paper, type, style, content }: Card): void {
  const { masthead, tracking } = style
  const dealer = cased(limited(plain(content.dealer), NAME_CHARACTERS), style)
  const box = { x: EDGE + 24, y: 16, width: 560, maxLines: 1 }
  const words = type.fitted(
    dealer,
    { font: 'display', size: 0, colour: masthead.ink, leading: 1.3, tracking: tracking.heading },
    box,
    [38, 34, 30, 26],
  )
  const width = Math.min(type.width(dealer, words), box.width) + 48
  paper.fill({ x: EDGE, y: 0, width, height: lineHeight(words) + 32 }, masthead.paper)
  type.set(dealer, words, box)
}

/** A sold car says so larger than a reserved one. */
function drawState({ paper, type, style, content: { state } }: Card): void {
  if (!state) return
  const { paper: ground, ink } = style.tags[state.tone]
  const size = state.tone === 'sold' ? 46 : 32
  const text = limited(plain(state.text), 40)
  const words: TextStyle = { font: 'strong', size, colour: ink, leading: 1.3 }
  const width = Math.min(type.width(text, words), 480) + size
  const height = lineHeight(words) + size * 0.5
  const x = WIDTH - EDGE - width
  const corner = Math.min(style.corners.tag * 2, height / 2)
  paper.fill({ x, y: 36, width, height }, ground, corner)
  type.set(text, words, { x: x + size / 2, y: 36 + size * 0.25, width: 480, maxLines: 1 })
}

const cased = (text: string, { isUppercase }: BrochureStyle): string =>
  isUppercase ? text.toUpperCase() : text
