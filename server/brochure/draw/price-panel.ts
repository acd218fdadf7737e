import type { BrochureContent } from '../content.ts'
import type { Rectangle, Sheet } from './sheet.ts'
import type { TextStyle } from './type-setter.ts'

const INSET = { x: 18, y: 15 } as const

/** A line of the panel; `before` is the room above it in points. */
interface Line {
  readonly text: string
  readonly style: TextStyle
  readonly before: number
  readonly maxLines: number
}

/** Price, its type, what it was, and the repayment with both rates in one size. */
function linesOf({ style, type }: Sheet, content: BrochureContent, width: number): Line[] {
  const { panel, sale, tracking, isUppercase } = style
  const { price, market, finance, isSold } = content
  const box = { width: width - 2 * INSET.x, maxLines: 1 }
  const isReduced = price.was !== undefined && !price.isText
  const amount: TextStyle = {
    font: price.isText ? 'display' : 'figure',
    size: 36,
    colour: isReduced && !isSold ? sale : panel.ink,
    leading: 1.1,
    tracking: price.isText ? tracking.heading : tracking.figure,
    isStruck: isSold,
  }
  const sizes = price.isText
    ? [22, 20, 18, 16, 14]
    : isUppercase
      ? [58, 50, 42, 34, 26, 19]
      : [38, 34, 30, 26, 22, 18]
  const small: TextStyle = { font: 'text', size: 9.5, colour: panel.ink, leading: 1.45 }
  const line = (text: string, more: Partial<Line> = {}): Line => ({
    text,
    style: small,
    before: 0,
    maxLines: 3,
    ...more,
  })
  const { was } = price
  return [
    line(price.text, {
      style: type.fitted(price.text, amount, box, sizes),
      maxLines: price.isText ? 2 : 1,
    }),
    ...(price.note ? [line(price.note, { style: { ...small, font: 'strong' }, before: 3 })] : []),
    ...(was ? [line(`${was.before}${was.price}${was.after}`, { before: 1 })] : []),
    ...(market
      ? [
          line(market.text, { before: 5, style: { ...small, font: 'strong' } }),
          line(market.average, { before: 1, style: { ...small, size: 8, colour: panel.soft } }),
        ]
      : []),
    ...(finance
      ? finance.figures.map((text, at) => line(text, { before: at === 0 ? 15 : 0 }))
      : []),
    ...(finance?.basis
      ? [line(finance.basis, { before: 2, style: { ...small, size: 8, colour: panel.soft } })]
      : []),
  ]
}

const innerWidth = (width: number) => width - 2 * INSET.x

export function panelHeight(sheet: Sheet, content: BrochureContent, width: number): number {
  return linesOf(sheet, content, width).reduce(
    (sum, { text, style, before, maxLines }) =>
      sum + before + sheet.type.height(text, style, { width: innerWidth(width), maxLines }),
    2 * INSET.y,
  )
}

export function drawPanel(sheet: Sheet, content: BrochureContent, box: Rectangle): void {
  const { panel, corners } = sheet.style
  const lines = linesOf(sheet, content, box.width)
  sheet.fill(box, panel.paper, corners.panel)
  const x = box.x + INSET.x
  const width = innerWidth(box.width)
  let y = box.y + INSET.y
  for (const { text, style, before, maxLines } of lines) {
    if (before > 10) sheet.rule(x, y + before / 2, width, panel.line, sheet.style.rule)
    y = sheet.text('P', text, style, { x, y: y + before, width, maxLines })
  }
}
