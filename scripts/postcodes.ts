// `node scripts/postcodes.ts <folder>` makes the tables of postcodes in `server/location/postcodes` of the
// lists in a folder: `au_postcodes.csv` and `nz_postcodes.csv`, see the README beside the tables.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

const target = join(import.meta.dirname, '../server/location/postcodes')
const lists = { AU: 'au_postcodes.csv', NZ: 'nz_postcodes.csv' }
const rowsSchema = z.array(
  z.object({ postcode: z.string(), lat: z.coerce.number(), long: z.coerce.number() }),
)

/** Hundredths of a degree, about a kilometre. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** A list has a few localities far from all others of their postcode: the median ignores them. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return rounded(sorted[Math.floor((sorted.length - 1) / 2)] ?? 0)
}

/** Latitude and longitude by postcode, as JSON with a line for each beginning of two digits. */
function tableOf(csv: string): string {
  const rows = rowsSchema.parse(parse(csv, { columns: true }))
  const placed = rows.filter(({ lat, long }) => lat !== 0 || long !== 0)
  const entries = Object.entries(Object.groupBy(placed, ({ postcode }) => postcode))
    .map(([postcode, own = []]) => {
      const place = [median(own.map(({ lat }) => lat)), median(own.map(({ long }) => long))]
      return { postcode, text: `${JSON.stringify(postcode)}:${JSON.stringify(place)}` }
    })
    .toSorted((a, b) => (a.postcode < b.postcode ? -1 : 1))
  const lines = Object.values(Object.groupBy(entries, ({ postcode }) => `p${postcode.slice(0, 2)}`))
  return `{\n${lines.map((own = []) => own.map(({ text }) => text).join(',')).join(',\n')}\n}\n`
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('expected the folder of the lists')
for (const [country, file] of Object.entries(lists)) {
  const csv = readFileSync(join(folder, file), 'utf8')
  writeFileSync(join(target, `${country.toLowerCase()}.json`), tableOf(csv))
}
