import { z } from 'zod'
import { leadStages } from '../enquiry/lead-stage.ts'
import { whole } from '../quantities.ts'
import { leadDetail, leadRow, leadWork } from './lead-answers.ts'
import { leadViews, MOST_LEADS } from './lead-views.ts'
import type { StaffCalls } from './staff-call.ts'

const LONGEST_TEXT = 5_000
const LONGEST_REASON = 200

const clean = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\0]*$/)

const change = {
  version: z.int().min(1).describe('As it was seen'),
  stage: z.enum(leadStages).optional(),
  reason: clean(LONGEST_REASON).optional().describe('Why it was lost'),
  owner: z.string().max(100).nullable().optional().describe('Id of a person; null for nobody'),
}

const filter = {
  view: z.enum(leadViews).default('open'),
  q: z
    .string()
    .max(200)
    .optional()
    .describe('Name, number in any spelling, e-mail, car, stock number or id'),
}

/** Leads of a site, and what its people do with them. Spec 6.03, WORKSPACE 6. */
export const leadCalls = {
  'GET /:site/leads': {
    summary: 'Leads, the newest first',
    access: 'see_leads',
    sight: 'leads_seen',
    isPolled: true,
    query: z.strictObject({
      ...filter,
      after: z.string().max(200).optional().describe('`next` of the page before'),
      limit: z.coerce.number().int().min(1).max(MOST_LEADS).default(50),
    }),
    answer: z.strictObject({
      leads: z.array(leadRow),
      next: z.string().optional().describe('For the next page; absent on the last one'),
      total: whole('All that fit').optional().describe('On the first page'),
      counts: z.strictObject({
        open: whole('In an open stage'),
        unowned: whole('Of these, without an owner'),
        mine: whole('Of these, of who asks'),
        undelivered: whole('With a delivery that was given up'),
      }),
    }),
  },
  'GET /:site/leads/:lead': {
    summary: 'A lead with its deliveries and its history',
    access: 'see_leads',
    sight: 'lead_seen',
    isPolled: true,
    answer: leadDetail,
  },
  'PATCH /:site/leads/:lead': {
    summary:
      'Changes stage, owner and location; 409 `changed_meanwhile` with the present state where somebody else did first',
    access: 'work_leads',
    body: z.strictObject({
      ...change,
      location: z
        .string()
        .max(100)
        .nullable()
        .optional()
        .describe('Slug of another location, where it is then sent to; null for none'),
    }),
    answer: leadWork,
  },
  'POST /:site/leads/change': {
    summary: 'Changes stage and owner of many leads, each on its own',
    access: 'work_leads',
    body: z.strictObject({
      leads: z
        .array(z.strictObject({ id: z.string().max(200), ...change }))
        .min(1)
        .max(MOST_LEADS),
    }),
    answer: z.strictObject({
      leads: z.array(
        z.strictObject({
          id: z.string(),
          state: z.enum(['changed', 'changed_meanwhile', 'unknown']),
          work: leadWork.optional(),
        }),
      ),
    }),
  },
  'POST /:site/leads/:lead/notes': {
    summary: 'Adds a note, which only staff see',
    access: 'work_leads',
    body: z.strictObject({ text: clean(LONGEST_TEXT) }),
  },
  'POST /:site/leads/:lead/call': {
    summary: 'Notes that somebody called the buyer, which is an answer',
    access: 'work_leads',
    answer: leadWork,
  },
  'POST /:site/leads/:lead/reply': {
    summary: 'Writes to the buyer by mail; what they answer goes to the dealer',
    access: 'work_leads',
    body: z.strictObject({
      key: z.uuid().describe('Of this reply: a doubled request sends nothing'),
      subject: clean(150),
      text: clean(LONGEST_TEXT),
    }),
    answer: leadWork,
  },
  'POST /:site/leads/:lead/deliveries/:delivery/retry': {
    summary: 'Sends a delivery again at once, with the same key; 409 while it is being sent',
    access: 'retry_deliveries',
  },
  'POST /:site/leads/:lead/here': {
    summary: 'Says that one has the lead open, for half a minute, and answers who else has',
    access: 'see_leads',
    answer: z.strictObject({ others: z.array(z.string()).describe('Names') }),
  },
  'GET /:site/lead-export': {
    summary: 'Leads as CSV',
    access: 'export_leads',
    sight: 'leads_exported',
    query: z.strictObject(filter),
    answer: z.strictObject({ name: z.string().describe('Of the file'), csv: z.string() }),
  },
} as const satisfies StaffCalls
