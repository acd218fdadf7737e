import { DAY_MS, SECOND_MS } from '#domain/units.ts'
import { hasLocation, type ImportSite } from './import-site.ts'
import { takeLenderColumns } from './lender-columns.ts'
import type { DropListener } from './mapping/compile-mapping.ts'
import type { Mapping } from './mapping/mapping.ts'
import type { Draft } from './mapping/row-result.ts'
import { columnsOfField } from './mapping/source-columns.ts'
import { beginningOf } from './quarantine.ts'
import type { UnknownYard } from './report.ts'

const MAX_UNKNOWN_YARDS = 100
/** A day that has begun nowhere else yet has begun in some time zone. */
const LATEST_SALE_MS = DAY_MS

type Options = { mapping: Mapping; site: ImportSite; now: Date; onDrop: DropListener }

/**
 * Completes mapped rows by what the site says, in place: columns of one lender become an entry, a sale
 * in the future is dropped, and yard codes that the site does not have are collected.
 */
export function draftCompletion({ mapping, site, now, onDrop }: Options) {
  const yards = new Map<string, UnknownYard>()
  const latestSale = (now.getTime() + LATEST_SALE_MS) / SECOND_MS
  const columnOf = (field: string): string => {
    const source = mapping.fields[field]
    return (source && columnsOfField(source)[0]) ?? field
  }

  function checkLocation({ location_id: code }: Draft, line: number): void {
    if (typeof code !== 'string' || hasLocation(site, code)) return
    const known = yards.get(code)
    if (known) known.count += 1
    else if (yards.size < MAX_UNKNOWN_YARDS) {
      const column = columnOf('location_id')
      yards.set(code, { column, code: beginningOf(code), count: 1, firstLine: line })
    }
  }

  function checkSale(draft: Draft): void {
    const { sold_date_timestamp: soldAt } = draft
    if (typeof soldAt !== 'number' || soldAt <= latestSale) return
    delete draft.sold_date_timestamp
    const value = new Date(soldAt * SECOND_MS).toISOString()
    onDrop(columnOf('sold_date_timestamp'), value, 'expected a day that has begun')
  }

  return {
    complete({ draft, line }: { draft: Draft; line: number }): void {
      checkLocation(draft, line)
      checkSale(draft)
      const fault = takeLenderColumns(draft, site.finance?.provider)
      if (fault !== undefined) onDrop(columnOf('lender.interestRate'), '', fault)
    },
    unknownYards: (): UnknownYard[] => [...yards.values()],
  }
}
