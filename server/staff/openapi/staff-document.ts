import { z } from 'zod'
import { auditActions } from '#domain/staff/audit-actions.ts'
import { STAFF_API } from '#domain/staff/paths.ts'
import { leastRoles, type StaffAction } from '#domain/staff/permission.ts'
import type { Access, StaffCall } from '#domain/staff/staff-call.ts'
import { staffCalls } from '#domain/staff/staff-calls.ts'
import { type ApiCall, openApiDocument } from '../../http/openapi/document.ts'

/** The OpenAPI document of the staff host, made from the calls of `domain/staff`. */
export const staffDocument = (origin: string) =>
  openApiDocument(
    { title: 'Forecourt: staff', origin },
    Object.entries<StaffCall>(staffCalls).map(([name, call]) => apiCall(name, call)),
  )

function apiCall(
  name: string,
  { summary, access, isConfirmed, sight, isKept, isStream, takesFile, ...call }: StaffCall,
): ApiCall {
  const [method = '', path = ''] = name.split(' ')
  const words = [
    accessWords(access),
    ...(isConfirmed ? ['Asks again who one is after half an hour without a call.'] : []),
    ...(isStream ? ['Answers with `text/event-stream`.'] : []),
    ...(isKept ? ['Has an ETag.'] : []),
    ...(sight ? [`The audit log tells: ${auditActions[sight]}.`] : []),
  ]
  return {
    method,
    path: STAFF_API + path,
    summary,
    description: words.join(' '),
    ...call,
    ...(takesFile && { formats: ['bytes'] as const, body: z.string() }),
  }
}

const words: Readonly<Record<Exclude<Access, StaffAction>, string>> = {
  anyone: 'Needs no session.',
  second_factor: 'Needs a session that was begun with a password.',
  enrolling: 'Needs a session.',
  signed_in: 'Needs a session, and a second factor where the role has one.',
}

const accessWords = (access: Access): string =>
  access in words
    ? words[access as keyof typeof words]
    : `Needs at least the role ${leastRoles[access as StaffAction]} at the site.`
