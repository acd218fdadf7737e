import { expect, test } from 'vitest'
import { leastRoles, type StaffAction, staffPermission } from './permission.ts'
import { roles } from './role.ts'

/** Who may do what, as D39 says it. */
const allowed: Readonly<Record<StaffAction, string>> = {
  see_today: 'viewer sales editor publisher owner',
  see_people: 'viewer sales editor publisher owner',
  see_numbers: 'viewer sales editor publisher owner',
  see_audit: 'publisher owner',
  give_prizes: 'sales editor publisher owner',
  see_leads: 'viewer sales editor publisher owner',
  work_leads: 'sales editor publisher owner',
  retry_deliveries: 'editor publisher owner',
  export_leads: 'owner',
  work_reservations: 'sales editor publisher owner',
  work_valuations: 'sales editor publisher owner',
  see_calendar: 'viewer sales editor publisher owner',
  work_calendar: 'sales editor publisher owner',
  see_settings: 'viewer sales editor publisher owner',
  see_stock: 'viewer sales editor publisher owner',
  see_imports: 'viewer sales editor publisher owner',
  teach_mappings: 'publisher owner',
  import_stock: 'editor publisher owner',
  let_imports_through: 'owner',
  correct_stock: 'editor publisher owner',
  see_drafts: 'viewer sales editor publisher owner',
  edit_drafts: 'editor publisher owner',
  edit_media: 'editor publisher owner',
  replace_media: 'publisher owner',
  publish: 'publisher owner',
  publish_site: 'publisher owner',
  publish_delivery: 'owner',
  manage_people: 'owner',
}

test.each(Object.keys(leastRoles) as StaffAction[])(
  '%s is for the roles that D39 gives it to, and no others (Spec 6.03, D39)',
  (action) => {
    const may = roles.filter((role) => staffPermission(action, role).eligible)
    expect(may.join(' ')).toBe(allowed[action])
  },
)

test('says why somebody may not (Spec 6.03)', () => {
  expect(staffPermission('manage_people', undefined)).toEqual({
    eligible: false,
    reasons: ['not_a_member'],
  })
  expect(staffPermission('manage_people', 'publisher')).toEqual({
    eligible: false,
    reasons: ['role_too_low'],
  })
})
