import { leadStages } from '../enquiry/lead-stage.ts'

/** Which leads a list shows. */
export const leadViews = ['open', 'unowned', 'mine', 'undelivered', 'all', ...leadStages] as const
export type LeadView = (typeof leadViews)[number]

export const isLeadView = (name: unknown): name is LeadView =>
  leadViews.some((view) => view === name)

/** Leads of a page, and of one change of many. */
export const MOST_LEADS = 200
