import { useMemo } from 'react'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import type { Lead } from './lead-queries.ts'

/** The leads of all pages; one that moved to another page meanwhile is there once. */
export const useLeads = (
  pages: readonly StaffAnswer<'GET /:site/leads'>[] | undefined,
): readonly Lead[] =>
  useMemo(() => {
    const byId = new Map<string, Lead>()
    for (const lead of (pages ?? []).flatMap(({ leads }) => leads)) byId.set(lead.id, lead)
    return [...byId.values()]
  }, [pages])
