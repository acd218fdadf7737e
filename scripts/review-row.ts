import { checksum } from '#domain/checksum.ts'
import { type WrittenReview, writtenReviewSchema } from '#domain/review/review.ts'

/** The headings that files of reviews have for each field, without case, spaces and signs. */
const headings: Readonly<Record<Exclude<keyof WrittenReview, 'image'>, readonly string[]>> = {
  id: ['id', 'reviewid'],
  customer_name: ['customername', 'name', 'reviewer', 'reviewername', 'author', 'customer'],
  text: ['text', 'review', 'reviewtext', 'comment', 'content', 'body'],
  rating: ['rating', 'stars', 'starrating', 'score'],
  review_date: ['reviewdate', 'date', 'createtime', 'createdat', 'created', 'published'],
  source: ['source', 'site', 'platform', 'from'],
  location: ['location', 'locationid', 'store', 'storecode'],
}
type ReadField = keyof typeof headings
const isReadField = (name: string): name is ReadField => Object.hasOwn(headings, name)
const readFields = Object.keys(headings).filter(isReadField)

/** What a file does not say of its reviews. */
export interface ReviewDefaults {
  readonly source?: string | undefined
  readonly location?: string | undefined
  /** Whether 3/4/2026 is the 4th of March, as in the United States. */
  readonly monthFirst: boolean
}

/** A row as a review, or why it is none. */
export type ReviewRow =
  | { readonly review: WrittenReview }
  | { readonly fault: string; readonly field: string }

/**
 * Reads a row of a file of reviews by its headings, whatever another site calls them: where it was written
 * and of which location it is come from the row, else from `defaults`. The same row has the same id each
 * time. Spec 3.34.
 */
export function reviewRow(
  row: Readonly<Record<string, string>>,
  defaults: ReviewDefaults,
): ReviewRow {
  const cells = new Map(Object.entries(row).map(([name, cell]) => [plain(name), cell.trim()]))
  const cell = (field: ReadField) => headings[field].map((name) => cells.get(name)).find(Boolean)
  const said = Object.fromEntries(readFields.map((field) => [field, cell(field)]))
  const { customer_name = '', text = '', source = defaults.source, location } = said
  const review_date = dayOf(said.review_date ?? '', defaults.monthFirst)
  const parsed = writtenReviewSchema.safeParse({
    id:
      said.id ??
      `${plain(customer_name) || 'review'}-${checksum(`${review_date} ${text}`).toString(36)}`,
    customer_name,
    text,
    rating: ratingOf(said.rating ?? ''),
    review_date,
    source,
    ...((location ?? defaults.location) && { location: location ?? defaults.location }),
  })
  if (parsed.success) return { review: parsed.data }
  const field = String(parsed.error.issues[0]?.path[0])
  const found = isReadField(field) ? said[field] : undefined
  return {
    field,
    fault: found === undefined ? `no ${field}` : `${field} cannot be read: "${found}"`,
  }
}

/** Small letters alone. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')

const words = ['zero', 'one', 'two', 'three', 'four', 'five']

/** `4.5`, `5/5`, `5 stars`, `FIVE` or `★★★★☆` as a number. */
function ratingOf(text: string): number | undefined {
  const word = words.indexOf(text.toLowerCase())
  if (word >= 0) return word
  const stars = text.match(/★/g)
  if (stars) return stars.length
  const [, number, of] =
    /^(\d(?:[.,]\d+)?)(?:\s*(?:\/|of|out of)\s*(\d+))?(?:\s*stars?)?$/i.exec(text) ?? []
  if (number === undefined || (of !== undefined && of !== '5')) return undefined
  return Number(number.replace(',', '.'))
}

/** `2026-03-04`, with or without a time, or `4/3/2026` as a day. */
function dayOf(text: string, monthFirst: boolean): string | undefined {
  const [iso] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? []
  if (iso !== undefined) return iso
  const [, first, second, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(text) ?? []
  if (first === undefined || second === undefined) return undefined
  const [day, month] = monthFirst ? [second, first] : [first, second]
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
