import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import type { BrochureContent } from '../content.ts'
import { A4, CONTENT_WIDTH, type Sheet } from './sheet.ts'
import { lineHeight, type TextStyle } from './type-setter.ts'

/** Features and specifications stand in as many columns. */
const COLUMNS = 3
const GUTTER = 22
const COLUMN = (CONTENT_WIDTH - GUTTER * (COLUMNS - 1)) / COLUMNS
const HEADING_GAP = 8
const ITEM_GAP = 4
const ROW_INSET = 3
const TICK = 12
const BETWEEN = 18
/** Of both, if they do not fit: the least share of the features. */
const LEAST_SHARE = 0.42

const stylesOf = ({ style: { sheet: ground, tracking, isUppercase } }: Sheet) =>
  ({
    heading: {
      font: 'display',
      size: isUppercase ? 22 : 16,
      colour: ground.ink,
      leading: 1.2,
      tracking: tracking.heading,
    },
    item: { font: 'text', size: 9.25, colour: ground.ink, leading: 1.32 },
    more: { font: 'strong', size: 9.25, colour: ground.ink, leading: 1.5 },
    label: { font: 'text', size: 8.5, colour: ground.soft, leading: 1.3 },
    value: { font: 'strong', size: 8.5, colour: ground.ink, leading: 1.3 },
  }) as const satisfies Record<string, TextStyle>

/** An entry of a list: its height, and how it is drawn. */
interface Entry {
  readonly height: number
  draw(x: number, y: number): void
}

interface List {
  readonly title: string
  readonly entries: readonly Entry[]
  readonly tag: 'L' | 'Table'
  /** A rule above each column. */
  readonly isRuled: boolean
}

interface Band {
  readonly top: number
  readonly bottom: number
}

/** Features and specifications over the whole width; what does not fit is counted. Spec 5.35. */
export function listsOf(sheet: Sheet, content: BrochureContent) {
  const lists = [featuresOf(sheet, content), rowsOf(sheet, content)].filter(
    ({ entries }) => entries.length > 0,
  )
  const needed = lists.map((list) => wholeHeight(sheet, list))
  const between = BETWEEN * Math.max(0, lists.length - 1)
  const draw = ({ top, bottom }: Band) => {
    const free = bottom - top - between
    const [first = 0, second = 0] = needed
    const least = Math.max(free * LEAST_SHARE, free - second)
    const heights = lists.length === 1 ? [free] : [Math.min(first, least), 0]
    let y = top
    for (const [at, list] of lists.entries()) {
      const end = at === lists.length - 1 ? bottom : y + (heights[at] ?? 0)
      y = drawList(sheet, list, { top: y, bottom: end }, content.words.more) + BETWEEN
    }
  }
  return { height: needed.reduce((sum, height) => sum + height, between), draw }
}

function featuresOf(sheet: Sheet, { features }: BrochureContent): List {
  const { item } = stylesOf(sheet)
  const box = { width: COLUMN - TICK, maxLines: 2 }
  const entries = features.body.map((feature) => ({
    height: sheet.type.height(feature, item, box) + ITEM_GAP,
    draw(x: number, y: number) {
      drawTick(sheet, x, y + lineHeight(item) / 2)
      sheet.text('LI', feature, item, { ...box, x: x + TICK, y })
    },
  }))
  return { title: features.title, entries, tag: 'L', isRuled: false }
}

function drawTick(sheet: Sheet, x: number, middle: number): void {
  sheet.artifact((document) => {
    document
      .moveTo(x, middle)
      .lineTo(x + 2.4, middle + 2.6)
      .lineTo(x + 6.8, middle - 2.8)
      .lineWidth(1.3)
      .stroke(sheet.style.brand)
  })
}

/** Label and value on a line each, between hairlines. */
function rowsOf(sheet: Sheet, { specifications }: BrochureContent): List {
  const { label, value } = stylesOf(sheet)
  const { line } = sheet.style.sheet
  const entries = specifications.body.map((row) => {
    // A short value leaves more room to its label.
    const short = Math.min(COLUMN * 0.63, sheet.type.width(row.value, value) + 1)
    const named = { width: COLUMN - short - 8, maxLines: 2 }
    const said = { width: short, maxLines: 2 }
    const text = Math.max(
      sheet.type.height(row.label, label, named),
      sheet.type.height(row.value, value, said),
    )
    const height = text + 2 * ROW_INSET
    return {
      height,
      draw(x: number, y: number) {
        const top = y + ROW_INSET
        sheet.within('TR', () => {
          sheet.text('TH', row.label, label, { ...named, x, y: top })
          const right = { ...said, x: x + COLUMN - short, y: top, align: 'right' } as const
          sheet.text('TD', row.value, value, right)
        })
        sheet.rule(x, y + height, COLUMN, line, 0.5)
      },
    }
  })
  return { title: specifications.title, entries, tag: 'Table', isRuled: true }
}

const headHeight = (sheet: Sheet) => lineHeight(stylesOf(sheet).heading) + HEADING_GAP

function wholeHeight(sheet: Sheet, { entries }: List): number {
  const columns = columnsOf(entries, Number.POSITIVE_INFINITY)
  return headHeight(sheet) + Math.max(...columns.map(heightOf))
}

const heightOf = (entries: readonly Entry[]) => entries.reduce((sum, { height }) => sum + height, 0)

/** Entries in columns of about the same height, of at most `limit`; those that do not fit are left out. */
function columnsOf(entries: readonly Entry[], limit: number): Entry[][] {
  const total = heightOf(entries)
  const tallest = Math.max(0, ...entries.map(({ height }) => height))
  // The least height at which all entries fit, in steps of a point.
  let height = Math.min(limit, Math.max(tallest, total / COLUMNS))
  for (; height < limit; height++) {
    const filled = filledColumns(entries, height)
    if (filled.flat().length === entries.length) return filled
  }
  return filledColumns(entries, limit)
}

function filledColumns(entries: readonly Entry[], height: number): Entry[][] {
  const columns: Entry[][] = [[]]
  let y = 0
  for (const entry of entries) {
    if (y + entry.height > height + 0.01) {
      if (columns.length === COLUMNS) break
      columns.push([])
      y = 0
      if (entry.height > height + 0.01) break
    }
    columns.at(-1)?.push(entry)
    y += entry.height
  }
  return columns
}

/** Answers the y below the list. */
function drawList(sheet: Sheet, list: List, { top, bottom }: Band, more: string): number {
  const { heading, more: counted } = stylesOf(sheet)
  const title = sheet.style.isUppercase ? list.title.toUpperCase() : list.title
  let lowest = top
  sheet.within('Sect', () => {
    const box = { x: A4.margin, width: CONTENT_WIDTH, maxLines: 1 }
    const start = sheet.text('H2', title, heading, { ...box, y: top }) + HEADING_GAP
    lowest = start
    const room = bottom - start
    const all = columnsOf(list.entries, room)
    const isWhole = all.flat().length === list.entries.length
    const columns = isWhole ? all : columnsOf(list.entries, room - lineHeight(counted))
    sheet.within(list.tag, () => {
      for (const [at, entries] of columns.entries()) {
        const x = A4.margin + at * (COLUMN + GUTTER)
        let y = start
        if (list.isRuled) sheet.rule(x, y, COLUMN, sheet.style.sheet.ink, sheet.style.rule)
        for (const entry of entries) {
          entry.draw(x, y)
          y += entry.height
        }
        lowest = Math.max(lowest, y)
      }
    })
    const rest = list.entries.length - columns.flat().length
    if (rest === 0) return
    const said = fillPlaceholders(more, { count: String(rest) })
    lowest = sheet.text('P', `… ${said}`, counted, { ...box, y: lowest })
  })
  return lowest
}
