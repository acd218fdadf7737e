import type { BrochureContent } from '../content.ts'
import type { Sheet } from './sheet.ts'
import type { TextStyle } from './type-setter.ts'

type Facts = BrochureContent['facts']

const COLUMNS = 4
const MOST = 2 * COLUMNS
const GAP = 14
const ROW = { inset: 8, between: 10 } as const

const stylesOf = ({ style: { sheet: ground } }: Sheet) => ({
  label: { font: 'text', size: 8.25, colour: ground.soft, leading: 1.35 } satisfies TextStyle,
  value: { font: 'strong', size: 12, colour: ground.ink, leading: 1.3 } satisfies TextStyle,
})

/** Four beside each other, or two rows of equal length. */
function gridOf(facts: Facts, width: number) {
  const shown = facts.slice(0, MOST)
  const columns = shown.length <= COLUMNS ? COLUMNS : Math.ceil(shown.length / 2)
  const column = (width - GAP * (columns - 1)) / columns
  const rows = [shown.slice(0, columns), shown.slice(columns)]
  return { column, rows: rows.filter((row) => row.length > 0) }
}

const textOf = ({ value, unit }: Facts[number]) => (unit === undefined ? value : `${value} ${unit}`)

function rowHeight(sheet: Sheet, row: Facts, width: number): number {
  const { label, value } = stylesOf(sheet)
  const box = { width, maxLines: 2 }
  const heights = row.map(
    (fact) =>
      sheet.type.height(fact.label, label, box) + sheet.type.height(textOf(fact), value, box),
  )
  return ROW.inset + Math.max(0, ...heights)
}

/** The height of the strip in points; 0 without facts. */
export function factsHeight(sheet: Sheet, facts: Facts, width: number): number {
  const { rows, column } = gridOf(facts, width)
  const heights = rows.map((row) => rowHeight(sheet, row, column))
  return (
    heights.reduce((sum, height) => sum + height, 0) + Math.max(0, rows.length - 1) * ROW.between
  )
}

/** A strip of facts, each below a rule. */
export function drawFacts(
  sheet: Sheet,
  facts: Facts,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): void {
  const { label, value } = stylesOf(sheet)
  const { rows, column } = gridOf(facts, width)
  let top = y
  sheet.within('L', () => {
    for (const row of rows) {
      for (const [at, fact] of row.entries()) {
        const box = { x: x + at * (column + GAP), width: column, maxLines: 2 }
        sheet.rule(box.x, top, column, sheet.style.sheet.ink, sheet.style.rule)
        sheet.within('LI', () => {
          const below = sheet.text('P', fact.label, label, { ...box, y: top + ROW.inset })
          sheet.text('P', textOf(fact), value, { ...box, y: below })
        })
      }
      top += rowHeight(sheet, row, column) + ROW.between
    }
  })
}
