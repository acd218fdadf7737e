import type { BrochureContent } from '../content.ts'
import type { BrochurePictures } from './brochure-pictures.ts'
import { commentsHeight, drawComments } from './comments.ts'
import { drawFacts, factsHeight } from './facts.ts'
import { drawHero, HERO } from './hero.ts'
import { drawPanel, panelHeight } from './price-panel.ts'
import { A4, CONTENT_WIDTH, type Sheet } from './sheet.ts'
import { lineHeight, type TextStyle } from './type-setter.ts'

const MASTHEAD = 60
const FOOT = 46
/** The price panel stands over the lower edge of the picture by this. */
const OVERLAP = 44
const PANEL_WIDTH = 200
const NAME_WIDTH = CONTENT_WIDTH - PANEL_WIDTH - 26
const GAP = 20

/** The first page: the car, what it costs and what the dealer says of it. */
export function drawFront(
  sheet: Sheet,
  content: BrochureContent,
  pictures: BrochurePictures,
): void {
  const foot = A4.height - FOOT
  const small = smallPrint(sheet, content)
  const smallTop = foot - small.height - (small.height > 0 ? 16 : 6)
  const named = nameBlock(sheet, content)
  const panel = panelHeight(sheet, content, PANEL_WIDTH)
  const title = Math.max(named.height, panel - OVERLAP + 4)
  const facts = factsHeight(sheet, content.facts, CONTENT_WIDTH)
  const fixed = MASTHEAD + GAP + title + (facts > 0 ? GAP + facts : 0)
  const wanted = commentsHeight(sheet, content)
  const free = smallTop - fixed - (wanted > 0 ? wanted + GAP * 1.2 : 0) - GAP * 0.6
  const hero = Math.min(wanted > 0 ? HERO.most : HERO.alone, Math.max(HERO.least, free))
  drawMasthead(sheet, content, pictures)
  drawHero(sheet, content, pictures, { x: 0, y: MASTHEAD, width: A4.width, height: hero })
  drawTag(sheet, content)
  let y = MASTHEAD + hero
  drawAccent(sheet, y)
  named.draw(y + GAP)
  drawPanel(sheet, content, {
    x: A4.width - A4.margin - PANEL_WIDTH,
    y: y - OVERLAP,
    width: PANEL_WIDTH,
    height: panel,
  })
  y += GAP + title
  if (facts > 0) {
    y += GAP
    drawFacts(sheet, content.facts, { x: A4.margin, y, width: CONTENT_WIDTH })
    y += facts
  }
  drawComments(sheet, content, y + GAP * 1.2, smallTop - GAP * 0.4)
  small.draw(smallTop)
  drawFoot(sheet, content, foot)
}

function drawMasthead(sheet: Sheet, { dealer, url }: BrochureContent, { logo }: BrochurePictures) {
  const { style, type } = sheet
  const ground = logo ? style.masthead : style.band
  sheet.fill({ x: 0, y: 0, width: A4.width, height: MASTHEAD }, ground.paper)
  if (logo) sheet.fill({ x: 0, y: 0, width: A4.width, height: 6 }, style.band.paper)
  const middle = logo ? (MASTHEAD + 6) / 2 : MASTHEAD / 2
  const contact = { font: 'text', size: 9, colour: ground.ink, leading: 1.4 } as const
  const right = { x: A4.width - A4.margin - 200, width: 200, align: 'right', maxLines: 1 } as const
  if (logo) {
    sheet.logo(logo.bytes, logo.alt, { x: A4.margin, y: middle - 16, width: 240, height: 32 })
  } else {
    const name = sheet.style.isUppercase ? dealer.name.toUpperCase() : dealer.name
    const box = { width: 290, maxLines: 1 }
    const sizes = style.isUppercase ? [26, 22, 18, 14, 11] : [20, 17, 14, 11]
    const wordmark = type.fitted(
      name,
      { ...contact, font: 'display', tracking: style.tracking.heading, leading: 1.2 },
      box,
      sizes,
    )
    const y = middle - lineHeight(wordmark) / 2
    sheet.text('P', name, wordmark, { ...box, x: A4.margin, y })
  }
  const lines = [dealer.phone, hostOf(url)].filter((line) => line !== undefined)
  let y = middle - (lines.length * lineHeight(contact)) / 2
  for (const [at, line] of lines.entries()) {
    const font = at === 0 && lines.length > 1 ? 'strong' : 'text'
    y = sheet.text('P', line, { ...contact, font }, { ...right, y })
  }
}

export const hostOf = (url: string): string => new URL(url).host

function drawAccent(sheet: Sheet, y: number): void {
  sheet.fill({ x: 0, y: y - 3, width: A4.width, height: 3 }, sheet.style.accent)
}

/** A sold car says so larger than any other tag. */
function drawTag(sheet: Sheet, { tag, isSold }: BrochureContent): void {
  const text = tag?.text ?? (isSold ? 'SOLD' : undefined)
  if (text === undefined) return
  const colours = sheet.style.tags[isSold ? 'sold' : (tag?.tone ?? 'tag')]
  const size = isSold ? 22 : 10.5
  const words: TextStyle = { font: 'strong', size, colour: colours.ink, leading: 1.3 }
  const [inset, high] = [size * 0.85, lineHeight(words) + size * 0.7]
  const box = { width: CONTENT_WIDTH - 2 * inset, maxLines: 1 }
  const line = sheet.type.lines(text, words, box)[0] ?? ''
  const width = sheet.type.width(line, words) + 2 * inset
  const [x, y] = [A4.margin, MASTHEAD + 18]
  sheet.fill(
    { x, y, width, height: high },
    colours.paper,
    Math.min(sheet.style.corners.tag, high / 2),
  )
  sheet.text('P', line, words, { x: x + inset, y: y + size * 0.35, width: box.width, maxLines: 1 })
}

function nameBlock(sheet: Sheet, content: BrochureContent) {
  const { style, type } = sheet
  const { sheet: ground } = style
  const name = style.isUppercase ? content.name.toUpperCase() : content.name
  const box = { width: NAME_WIDTH, maxLines: 3 }
  const heading = type.fitted(
    name,
    {
      font: 'display',
      size: 30,
      colour: ground.ink,
      leading: style.isUppercase ? 1.02 : 1.12,
      tracking: style.tracking.heading,
    },
    { ...box, maxLines: 2 },
    style.isUppercase ? [44, 38, 32, 26, 20] : [32, 28, 24, 20, 17],
  )
  const version: TextStyle = { font: 'text', size: 12.5, colour: ground.soft, leading: 1.4 }
  const number: TextStyle = { font: 'text', size: 9, colour: ground.soft }
  const parts = [
    { tag: 'H1', text: name, style: heading, maxLines: 3, before: 0 },
    { tag: 'P', text: content.version, style: version, maxLines: 2, before: 5 },
    {
      tag: 'P',
      text: content.notice,
      style: { ...version, font: 'strong', size: 10.5, colour: style.brand },
      maxLines: 2,
      before: 7,
    },
    {
      tag: 'P',
      text: content.stockNumber && `${content.words.stockNumber} ${content.stockNumber}`,
      style: number,
      maxLines: 1,
      before: 6,
    },
  ] as const
  const said = parts.flatMap((part) => (part.text ? [{ ...part, text: part.text }] : []))
  const height = said.reduce(
    (sum, { text, style: words, maxLines, before }) =>
      sum + before + type.height(text, words, { width: NAME_WIDTH, maxLines }),
    0,
  )
  const draw = (top: number) => {
    let y = top
    for (const { tag, text, style: words, maxLines, before } of said) {
      y = sheet.text(tag, text, words, { x: A4.margin, y: y + before, width: NAME_WIDTH, maxLines })
    }
  }
  return { height, draw }
}

/** The text that a rate requires, on the page of the rate. */
function smallPrint(sheet: Sheet, { finance }: BrochureContent) {
  const { style, type: setter } = sheet
  if (!finance) return { height: 0, draw: () => undefined }
  const words: TextStyle = { font: 'text', size: 7.25, colour: style.sheet.soft, leading: 1.42 }
  const box = { x: A4.margin, width: CONTENT_WIDTH }
  const texts = [`${finance.warning.title} ${finance.warning.text}`, finance.disclaimer]
  const height = texts.reduce((sum, text) => sum + setter.height(text, words, box) + 3, 8)
  const draw = (top: number) => {
    sheet.rule(A4.margin, top, CONTENT_WIDTH, style.sheet.line, style.rule)
    let y = top + 8
    for (const text of texts) y = sheet.text('P', text, words, { ...box, y }) + 3
  }
  return { height, draw }
}

function drawFoot(sheet: Sheet, { words, url }: BrochureContent, top: number): void {
  const { band } = sheet.style
  sheet.fill({ x: 0, y: top, width: A4.width, height: FOOT }, band.paper)
  const style: TextStyle = { font: 'text', size: 8.5, colour: band.ink, leading: 1.4 }
  const y = top + (FOOT - lineHeight(style)) / 2
  const half = CONTENT_WIDTH / 2
  sheet.text('P', words.date, style, { x: A4.margin, y, width: half, maxLines: 1 })
  const address = url.replace(/^https?:\/\//, '')
  const right = { x: A4.margin + half, y, width: half, align: 'right', maxLines: 1 } as const
  sheet.text('P', address, { ...style, font: 'strong' }, right)
  sheet.link({ x: right.x, y: top, width: half, height: FOOT }, url)
}
