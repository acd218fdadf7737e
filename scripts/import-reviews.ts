import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { WrittenReview } from '#domain/review/review.ts'
import { errorCode } from '#server/system-error.ts'
import { reviewRow } from './review-row.ts'

/** What the command uses of its process. */
export interface ReviewsContext {
  readonly tenants: string
  out(line: string): void
  err(line: string): void
}

const usage = `npm run reviews -- <file.csv> --tenant <slug> [--source Google] [--location <id>]
Adds the reviews of a file to content/reviews.json of a site: each with its day and where it was written.
  --source    where they were written, if the file has no column of it
  --location  id of the location that they are about, if the file has no column of it`

const siteSchema = z.object({ locale: z.string().default('en-AU') })
const entry = z.looseObject({ id: z.string(), review_date: z.string() })
const fileSchema = z.looseObject({ entries: z.array(entry).default([]) })
const rowsSchema = z.array(
  z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.number() }) }),
)

/**
 * `npm run reviews`: returns the exit code. A review that the site has already is replaced; what others say
 * stays. Spec 3.31, 3.34.
 */
export async function importReviews(
  args: readonly string[],
  { tenants, out, err }: ReviewsContext,
): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      tenant: { type: 'string' },
      source: { type: 'string' },
      location: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  const [file] = positionals
  const { tenant, source, location } = values
  if (values.help || file === undefined || tenant === undefined) {
    out(usage)
    return values.help ? 0 : 2
  }
  const folder = join(tenants, tenant)
  const site = await jsonOf(join(folder, 'site.json'))
  if (site === undefined) {
    err(`there is no site ${tenant}: expected ${join(folder, 'site.json')}`)
    return 2
  }
  const monthFirst = siteSchema.parse(site).locale === 'en-US'
  const rows = rowsOf(await readFile(file, 'utf8'))
  if (typeof rows === 'string') {
    err(`${file}: ${rows}`)
    return 1
  }
  const reviews = new Map<string, WrittenReview>()
  for (const { record, info } of rows) {
    const read = reviewRow(record, { source, location, monthFirst })
    if ('review' in read) reviews.set(read.review.id, read.review)
    else err(`${file}:${info.lines} left out: ${read.fault}`)
  }
  const path = join(folder, 'content/reviews.json')
  const before = fileSchema.parse((await jsonOf(path)) ?? { $schema: schemaOfReviews })
  const kept = before.entries.filter(({ id }) => !reviews.has(id))
  const entries = [...kept, ...reviews.values()].sort((a, b) =>
    b.review_date.localeCompare(a.review_date),
  )
  if (reviews.size > 0) {
    await mkdir(join(folder, 'content'), { recursive: true })
    await writeFile(path, `${JSON.stringify({ ...before, entries }, null, 2)}\n`)
  }
  out(`${reviews.size} of ${rows.length} reviews read, ${entries.length} in ${path}`)
  return reviews.size === rows.length ? 0 : 1
}

const schemaOfReviews = '../../../pages/content/reviews.schema.json'

/** The rows of a CSV file by their headings, each with its last line; or what is wrong with the file. */
function rowsOf(text: string): z.infer<typeof rowsSchema> | string {
  try {
    return rowsSchema.parse(
      parse(text, { bom: true, columns: true, info: true, skip_empty_lines: true }),
    )
  } catch (cause) {
    if (cause instanceof CsvError) return cause.message
    throw cause
  }
}

async function jsonOf(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT') return undefined
    throw cause
  }
}
