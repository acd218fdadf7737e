import { z } from 'zod'
import { pathText } from '#pages/problem.ts'
import { problemsOf } from '#pages/zod-problems.ts'
import type { JsonRecord } from '../../stock/source/json-records.ts'
import { tooLarge } from '../../stock/source/source.ts'
import { type LeadRecord, leadRecordSchema } from '../../store/lead-record.ts'

/** Raised when an older program could no longer read a line. */
const VERSION = 1
/** The most faults that are told of a line. */
const MAX_FAULTS = 5

const lineSchema = z.strictObject({
  version: z.literal(VERSION),
  tenant: z.string(),
  lead: leadRecordSchema,
})

/** A line of the file that `export` writes, or what is wrong with it, in sentences. */
export type LeadLine =
  | { readonly tenant: string; readonly lead: LeadRecord; readonly faults?: undefined }
  | { readonly faults: readonly string[] }

/** A lead as a line of JSON Lines, with its end. */
export const lineOf = (tenant: string, lead: LeadRecord): string =>
  `${JSON.stringify({ version: VERSION, tenant, lead })}\n`

export function readLine({ line, bytes, fault }: JsonRecord): LeadLine {
  if (fault === 'large') return { faults: [tooLarge(line).detail] }
  if (fault !== undefined) return { faults: ['expected an enquiry, found lists within lists'] }
  const value = parsed(bytes)
  if (value === undefined) {
    return { faults: ['expected an enquiry as JSON in UTF-8, found another text or half of one'] }
  }
  const read = lineSchema.safeParse(value)
  if (read.success) return { tenant: read.data.tenant, lead: read.data.lead }
  const faults = problemsOf(read.error, lineSchema, value).map(({ path, message }) =>
    path.length === 0 ? message : `${pathText(path)}: ${message}`,
  )
  return { faults: faults.slice(0, MAX_FAULTS) }
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
