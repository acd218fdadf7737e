import type { BrochureContent } from '../content.ts'
import { A4, CONTENT_WIDTH, type Sheet } from './sheet.ts'
import { lineHeight } from './type-setter.ts'

/** The heading of the comments stands beside them. */
const COMMENTS = { heading: 118, lines: 14 } as const

const commentStyles = ({ style: { sheet: ground, brand, tracking } }: Sheet) =>
  ({
    heading: { font: 'display', size: 13, colour: brand, leading: 1.2, tracking: tracking.heading },
    text: { font: 'text', size: 10, colour: ground.ink, leading: 1.5 },
    author: { font: 'strong', size: 9.5, colour: ground.ink, leading: 1.5 },
  }) as const

const commentWidth = CONTENT_WIDTH - COMMENTS.heading - 16

/** The height that the comments want, in points; 0 without any. */
export function commentsHeight(sheet: Sheet, { comments }: BrochureContent): number {
  const { text, author } = commentStyles(sheet)
  if (comments.body.length === 0) return 0
  const all = comments.body.reduce(
    (sum, paragraph) => sum + sheet.type.lines(paragraph, text, { width: commentWidth }).length,
    0,
  )
  const between = (Math.min(all, comments.body.length) - 1) * 5
  const signed = comments.author ? lineHeight(author) + 3 : 0
  return Math.min(all, COMMENTS.lines) * lineHeight(text) + between + signed
}

/** Draws as many lines of them as there is room for. */
export function drawComments(
  sheet: Sheet,
  { comments }: BrochureContent,
  top: number,
  bottom: number,
): void {
  const { heading, text, author } = commentStyles(sheet)
  if (comments.body.length === 0) return
  sheet.rule(A4.margin, top - 10, CONTENT_WIDTH, sheet.style.sheet.line, sheet.style.rule)
  const title = sheet.style.isUppercase ? comments.title.toUpperCase() : comments.title
  sheet.within('Sect', () => {
    sheet.text('H2', title, heading, { x: A4.margin, y: top, width: COMMENTS.heading, maxLines: 3 })
    const x = A4.margin + COMMENTS.heading + 16
    const end = bottom - (comments.author ? lineHeight(author) + 3 : 0)
    let y = top
    for (const paragraph of comments.body) {
      const maxLines = Math.floor((end - y + 0.01) / lineHeight(text))
      if (maxLines < 1) break
      y = sheet.text('P', paragraph, text, { x, y, width: commentWidth, maxLines }) + 5
    }
    if (comments.author) {
      const by = `– ${comments.author}`
      sheet.text('P', by, author, { x, y: y - 2, width: commentWidth, maxLines: 1 })
    }
  })
}
