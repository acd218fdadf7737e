import { encode } from 'uqr'
import type { BrochureContent } from '../content.ts'
import { A4, CONTENT_WIDTH, type Rectangle, type Sheet } from './sheet.ts'
import type { TextStyle } from './type-setter.ts'

const QR = 88
const INSET = 18

/** Where to see the car, whom to call, and the code that opens its page. */
export function visitBlock(sheet: Sheet, content: BrochureContent) {
  const { style, type } = sheet
  const { panel } = style
  const { place, dealer, words, url } = content
  const width = CONTENT_WIDTH - 2 * INSET - QR - 24
  const hoursWidth = place && place.hours.length > 0 ? 168 : 0
  const left = width - (hoursWidth > 0 ? hoursWidth + 18 : 0)
  const heading: TextStyle = {
    font: 'display',
    size: style.isUppercase ? 22 : 16,
    colour: panel.ink,
    leading: 1.2,
    tracking: style.tracking.heading,
  }
  const text: TextStyle = { font: 'text', size: 9.5, colour: panel.ink, leading: 1.45 }
  const strong: TextStyle = { ...text, font: 'strong', size: 10.5 }
  const phone: TextStyle = {
    ...text,
    font: 'display',
    size: 15,
    leading: 1.5,
    tracking: style.tracking.heading,
  }
  const title = style.isUppercase ? dealer.name.toUpperCase() : dealer.name
  const sizes = style.isUppercase ? [22, 19, 16, 13] : [16, 14.5, 13, 12]
  const titled = type.fitted(title, heading, { width: left, maxLines: 1 }, sizes)
  const lines = [
    { text: title, style: titled, maxLines: 2, tag: 'H2' },
    {
      text: place?.name === dealer.name ? undefined : place?.name,
      style: strong,
      maxLines: 2,
      tag: 'P',
    },
    { text: place?.address, style: text, maxLines: 3, tag: 'P' },
    { text: dealer.phone, style: phone, maxLines: 1, tag: 'P' },
    { text: dealer.email, style: text, maxLines: 1, tag: 'P' },
  ] as const
  const said = lines.flatMap((line) => (line.text ? [{ ...line, text: line.text }] : []))
  const leftHeight = said.reduce(
    (sum, line) =>
      sum + type.height(line.text, line.style, { width: left, maxLines: line.maxLines }),
    0,
  )
  const hours = (place?.hours ?? []).slice(0, 9)
  const daysWidth = hoursWidth * 0.58
  const small: TextStyle = { ...text, size: 8.75, leading: 1.5 }
  const hoursHeight = hours.reduce(
    (sum, { days }) => sum + type.height(days, small, { width: daysWidth, maxLines: 2 }),
    0,
  )
  const caption: TextStyle = { font: 'text', size: 7.5, colour: panel.ink, leading: 1.3 }
  const captionHeight = type.height(words.scan, caption, { width: QR, maxLines: 4 })
  const inner = Math.max(leftHeight, hoursHeight + 3, QR + 6 + captionHeight)
  const height = inner + 2 * INSET
  const draw = (top: number) => {
    const box: Rectangle = { x: A4.margin, y: top, width: CONTENT_WIDTH, height }
    sheet.fill(box, panel.paper, style.corners.panel)
    sheet.within('Sect', () => {
      let y = top + INSET
      const x = A4.margin + INSET
      for (const line of said) {
        y = sheet.text(line.tag, line.text, line.style, {
          x,
          y,
          width: left,
          maxLines: line.maxLines,
        })
      }
      y = top + INSET + 3
      const hoursX = x + left + 18
      for (const { days, hours: open } of hours) {
        const row = { x: hoursX, y, width: hoursWidth, maxLines: 1 }
        const named = { ...row, width: daysWidth, maxLines: 2 }
        sheet.text('P', open, small, { ...row, align: 'right' })
        y = sheet.text('P', days, { ...small, colour: panel.soft }, named)
      }
      drawCode(sheet, url, words.scan, caption, {
        x: A4.width - A4.margin - INSET - QR,
        y: top + INSET,
      })
    })
  }
  return { height, draw }
}

function drawCode(
  sheet: Sheet,
  url: string,
  caption: string,
  style: TextStyle,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const quiet = 5
  sheet.fill({ x, y, width: QR, height: QR }, '#ffffff')
  const { data } = encode(url, { ecc: 'M', border: 0 })
  const size = QR - 2 * quiet
  sheet.matrix(
    data,
    `QR: ${url}`,
    { x: x + quiet, y: y + quiet, width: size, height: size },
    '#000000',
  )
  sheet.link({ x, y, width: QR, height: QR }, url)
  sheet.text('P', caption, style, { x, y: y + QR + 6, width: QR, maxLines: 4 })
}

export function legalBlock(sheet: Sheet, { dealer }: BrochureContent) {
  const style: TextStyle = { font: 'text', size: 7, colour: sheet.style.sheet.soft, leading: 1.4 }
  const box = { x: A4.margin, width: CONTENT_WIDTH, maxLines: 4 }
  const height = dealer.legal.reduce(
    (sum, text) => sum + sheet.type.height(text, style, box) + 2,
    0,
  )
  const draw = (top: number) => {
    let y = top
    for (const text of dealer.legal) y = sheet.text('P', text, style, { ...box, y }) + 2
  }
  return { height, draw }
}
