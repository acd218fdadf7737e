import type { Role } from '#domain/staff/role.ts'

/** What each role adds to the one before. D39. */
export const roleDetails: Readonly<Record<Role, string>> = {
  viewer: 'Sees leads, stock and drafts',
  sales: 'Also works leads, drives and holds',
  editor: 'Also edits drafts and stock',
  publisher: 'Also publishes',
  owner: 'Also manages people, settings and delivery',
}
