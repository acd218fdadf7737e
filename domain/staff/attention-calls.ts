import { z } from 'zod'
import { timestamp } from '../quantities.ts'
import { attentionGroups, attentionKinds } from './attention.ts'
import type { StaffCalls } from './staff-call.ts'

const item = z.strictObject({
  id: z.string().describe('The same for as long as it waits'),
  kind: z.enum(attentionKinds),
  group: z.enum(attentionGroups),
  subject: z.string().describe('What or who it is about'),
  text: z.string().describe('The rest of the sentence'),
  since: timestamp('When it began to wait').optional(),
  until: timestamp('When it is too late').optional(),
  is_late: z.boolean().describe('The target has passed'),
  to: z.string().describe('Path of the screen where it is done'),
  action: z.string().describe('What is done there'),
  phone: z.string().describe('Whom to call, E.164').optional(),
  phone_shown: z.string().describe('The same as people of the country write it').optional(),
})
export type AttentionItem = z.output<typeof item>

const drive = z.strictObject({
  starts_at: timestamp('When it begins'),
  name: z.string().describe('Of the buyer'),
  about: z.string().describe('The car, or the service, and where'),
  is_confirmed: z.boolean(),
  to: z.string().describe('Path of the screen that shows it'),
})

const snoozed = { id: z.string().min(1).max(200).describe('Of the item') }

/** What waits to be done at a site. */
export const attentionCalls = {
  'GET /:site/attention': {
    summary: 'What waits to be done, in its order, without what the caller snoozed',
    access: 'see_today',
    sight: 'today_seen',
    isPolled: true,
    answer: z.strictObject({
      items: z.array(item),
      answer_minutes: z
        .number()
        .describe('Minutes of opening hours within which a lead is to be answered'),
      time_zone: z.string(),
      drives: z.array(drive).describe('The next few test drives and services'),
    }),
  },
  'POST /:site/attention/snooze': {
    summary: 'Leaves an item out for the caller until the next day of the site; 204',
    access: 'see_today',
    body: z.strictObject(snoozed),
  },
  'POST /:site/attention/wake': {
    summary: 'Takes a snooze back; 204',
    access: 'see_today',
    body: z.strictObject(snoozed),
  },
} as const satisfies StaffCalls
