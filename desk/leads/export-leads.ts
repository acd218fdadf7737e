import type { LeadView } from '#domain/staff/lead-views.ts'
import { call } from '../api/call.ts'

/** Has the browser save the leads of a view as CSV. @throws Refusal, NoAnswer */
export async function exportLeads(site: string, view: LeadView, q: string): Promise<void> {
  const query = { view, q: q || undefined }
  const { name, csv } = await call('GET /:site/lead-export', { params: { site }, query })
  // With the mark by which spreadsheets know UTF-8.
  const url = URL.createObjectURL(new Blob(['\ufeff', csv], { type: 'text/csv' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
