/** What a person may be at a site, each with what the ones before it may. D39. */
export const roles = ['viewer', 'sales', 'editor', 'publisher', 'owner'] as const
export type Role = (typeof roles)[number]

/** Whether a role is another one or above it. D39. */
export const includesRole = (role: Role, other: Role): boolean =>
  roles.indexOf(role) >= roles.indexOf(other)
