import { type Eligibility, eligibleUnless } from '../eligibility.ts'
import { includesRole, type Role } from './role.ts'

/** The least role that may do each thing at a site: the server and the screens read this one table. D39. */
export const leastRoles = {
  see_today: 'viewer',
  see_people: 'viewer',
  see_numbers: 'viewer',
  see_audit: 'publisher',
  give_prizes: 'sales',
  work_reservations: 'sales',
  work_valuations: 'sales',
  see_calendar: 'viewer',
  work_calendar: 'sales',
  see_settings: 'viewer',
  see_leads: 'viewer',
  work_leads: 'sales',
  retry_deliveries: 'editor',
  export_leads: 'owner',
  see_stock: 'viewer',
  see_imports: 'viewer',
  import_stock: 'editor',
  let_imports_through: 'owner',
  teach_mappings: 'publisher',
  correct_stock: 'editor',
  see_drafts: 'viewer',
  edit_drafts: 'editor',
  edit_media: 'editor',
  replace_media: 'publisher',
  publish: 'publisher',
  publish_site: 'publisher',
  publish_delivery: 'owner',
  manage_people: 'owner',
} as const satisfies Readonly<Record<string, Role>>

/** What a person of the staff may do at a site. */
export type StaffAction = keyof typeof leastRoles

/** Words for each, to be read after "may". */
export const staffActionWords: Readonly<Record<StaffAction, string>> = {
  see_today: 'see what waits to be done',
  see_people: 'see who works here',
  see_numbers: 'see how often cars are viewed, saved and asked about',
  see_audit: 'read the audit log',
  give_prizes: 'look up prizes of the wheel and mark them as given',
  work_reservations: 'see reservations, confirm and release them',
  work_valuations: 'see valuations and make firm offers',
  see_calendar: 'see test drives and services',
  work_calendar: 'book, confirm, move and cancel appointments, and keep times free',
  see_settings: 'see the site’s settings, and why it shows what it shows',
  see_leads: 'see leads',
  work_leads: 'answer, assign and note leads',
  retry_deliveries: 'send a delivery again',
  export_leads: 'export leads',
  see_stock: 'see the stock',
  see_imports: 'see imports, and the rows that they set aside',
  import_stock: 'import files of feeds',
  let_imports_through: 'let a refused import through once',
  teach_mappings: 'teach how headings and values of a feed are read',
  correct_stock: 'correct what the feed says of a car',
  see_drafts: 'see drafts and earlier revisions',
  edit_drafts: 'edit drafts',
  edit_media: 'add, describe and delete pictures of the media library',
  replace_media: 'replace a picture on all pages at once',
  publish: 'publish pages and content, and take them back',
  publish_site: 'publish the site’s theme and settings',
  publish_delivery: 'change where enquiries go, and the site’s addresses',
  manage_people: 'invite and remove people, change their roles and reset their second step',
}

/** Why a person may not. */
export type StaffPermissionReason = 'not_a_member' | 'role_too_low'

/** Whether a person with this role at a site, or none, may do something there. D39. */
export function staffPermission(
  action: StaffAction,
  role: Role | undefined,
): Eligibility<StaffPermissionReason> {
  return eligibleUnless(
    ['not_a_member', role === undefined],
    ['role_too_low', role !== undefined && !includesRole(role, leastRoles[action])],
  )
}
