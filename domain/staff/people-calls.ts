import { z } from 'zod'
import { timestamp, whole } from '../quantities.ts'
import { type AuditAction, auditActions } from './audit-actions.ts'
import type { StaffCalls } from './staff-call.ts'
import { emailInput, reasonInput, roleSchema } from './texts.ts'

const person = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  since: timestamp('Since when at this site'),
  second_factor: z.enum(['none', 'app', 'passkey']),
  due: timestamp('Until when a second factor must be set up').optional(),
  seen: timestamp('When they last used a session').optional(),
  is_you: z.boolean(),
})

const invitation = z.strictObject({
  id: z.string(),
  email: z.string(),
  role: roleSchema,
  invited_by: z.string().describe('Name of the person; absent where the operator did').optional(),
  created: timestamp('When it was sent'),
  expires: timestamp('When its link ends'),
})

const auditEntry = z.strictObject({
  n: whole('Number of the entry at this site, from 1'),
  at: timestamp('When'),
  person: z
    .strictObject({ id: z.string(), name: z.string() })
    .describe('Who; absent for the operator and for the program')
    .optional(),
  action: z.enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]]),
  details: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .describe('What it was done to, such as { email, role }'),
  client: z.string().describe('Network address; absent for commands').optional(),
  hash: z.string().describe('SHA-256 of this entry and the hash of the one before'),
})

/** The people of a site, and what they did. */
export const peopleCalls = {
  'GET /:site/people': {
    summary: 'Who works at the site, and who is invited',
    access: 'see_people',
    sight: 'people_seen',
    answer: z.strictObject({
      people: z.array(person).describe('By name'),
      invitations: z.array(invitation).describe('The newest first'),
    }),
  },
  'POST /:site/invitations': {
    summary: 'Sends an invitation by mail, in place of an earlier one to the same mail',
    access: 'manage_people',
    isConfirmed: true,
    body: z.strictObject({ email: emailInput, role: roleSchema }),
    answer: invitation,
  },
  'POST /:site/invitations/:id/cancel': {
    summary: 'Takes an invitation back: its link ends',
    access: 'manage_people',
    isConfirmed: true,
  },
  'PATCH /:site/people/:person': {
    summary: 'Changes a person’s role, which ends their sessions; never that of the last owner',
    access: 'manage_people',
    isConfirmed: true,
    body: z.strictObject({ role: roleSchema }),
  },
  'POST /:site/people/:person/remove': {
    summary: 'Takes a person from the site and ends their sessions; never the last owner',
    access: 'manage_people',
    isConfirmed: true,
  },
  'POST /:site/people/:person/reset-factors': {
    summary:
      'Removes a colleague’s second factors and ends their sessions, so that they set up another one; not one’s own',
    access: 'manage_people',
    isConfirmed: true,
    body: z.strictObject({ reason: reasonInput }),
  },
  'GET /:site/audit': {
    summary: 'What people did at the site, the newest first, 50 at a time',
    access: 'see_audit',
    sight: 'audit_seen',
    query: z.strictObject({
      before: z.coerce.number().int().min(1).optional().describe('Entries before this number'),
      person: z.string().max(100).optional().describe('Id of the person who did it'),
    }),
    answer: z.strictObject({
      entries: z.array(auditEntry),
      before: whole('For the next page; absent on the last one').optional(),
    }),
  },
} as const satisfies StaffCalls
