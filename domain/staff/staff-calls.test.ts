import { expect, test } from 'vitest'
import { leastRoles } from './permission.ts'
import type { StaffCall } from './staff-call.ts'
import { staffCalls } from './staff-calls.ts'

const calls = Object.entries<StaffCall>(staffCalls)

test.each(calls)('%s has a permission that fits its address (Spec 6.03, D39)', (name, call) => {
  const isOfSite = / \/:site\//.test(name)
  expect(call.access in leastRoles).toBe(isOfSite)
})

test.each(calls.filter(([, { access }]) => access === 'manage_people'))(
  '%s asks again who one is after half an hour (Spec 6.03)',
  (_name, call) => {
    expect(call.isConfirmed).toBe(true)
  },
)

/** What pages show, or will, cars, their feeds, settings and counts are of nobody; the line of changes has ids alone. */
const ofNobody: ReadonlySet<string> = new Set([
  'see_drafts',
  'see_stock',
  'see_imports',
  'see_settings',
  'see_numbers',
])
const showsPeople = ([name, { access, isStream }]: (typeof calls)[number]) =>
  / \/:site\//.test(name) && name.startsWith('GET ') && !ofNobody.has(access) && !isStream

test.each(calls.filter(showsPeople))(
  '%s shows personal data, and the audit log tells who saw it (Spec 6.03)',
  (_name, call) => {
    expect(call.sight).toBeDefined()
  },
)
