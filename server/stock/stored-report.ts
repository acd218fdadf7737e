import { z } from 'zod'
import type { ImportRun } from '../store/stock-store.ts'

const count = z.number().default(0)

/** Reports of older versions lack some of it. */
const schema = z.object({
  format: z.string().default('unknown'),
  encoding: z.string().default('unknown'),
  read: count,
  added: count,
  returned: count,
  changed: count,
  unchanged: count,
  removed: count,
  quarantined: z
    .object({ total: z.number(), byReason: z.record(z.string(), z.number()) })
    .default({ total: 0, byReason: {} }),
  dropped: z
    .array(
      z.object({ column: z.string(), count: z.number(), example: z.string(), detail: z.string() }),
    )
    .default([]),
  unknownYards: z
    .array(
      z.object({
        column: z.string(),
        code: z.string(),
        count: z.number(),
        firstLine: z.number(),
      }),
    )
    .default([]),
  missingColumns: z.array(z.string()).default([]),
  unreadColumns: z.array(z.object({ column: z.string(), example: z.string() })).default([]),
  mapping: z.string().optional(),
  notes: z.array(z.string()).default([]),
  milliseconds: count,
})

/** The report that is stored with a run. */
export const storedReport = ({ report }: Pick<ImportRun, 'report'>): z.output<typeof schema> =>
  schema.parse(JSON.parse(report))
