import type { LeadView } from '#domain/staff/lead-views.ts'
import { call } from '../api/call.ts'
import { saveCsv } from '../api/save-csv.ts'

/** Has the browser save the leads of a view as CSV. @throws Refusal, NoAnswer */
export async function exportLeads(site: string, view: LeadView, q: string): Promise<void> {
  const query = { view, q: q || undefined }
  saveCsv(await call('GET /:site/lead-export', { params: { site }, query }))
}
