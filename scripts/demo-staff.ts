import { STAFF_PATH } from '#domain/staff/paths.ts'
import type { Role } from '#domain/staff/role.ts'
import { openKeyring } from '#server/keyring/open-keyring.ts'
import type { Settings } from '#server/settings.ts'
import { addApp, addPerson } from '#server/staff/add-person.ts'
import { DEMO_MAIL_HOST } from '#server/staff/host/caller.ts'
import { passwords } from '#server/staff/passwords.ts'
import { openStore } from '#server/store/store.ts'
import { storeLocation } from '#server/store/store-file.ts'
import { demoTenantsOf } from './demo-stock.ts'

/** A person of the demo. */
interface DemoPerson {
  readonly name: string
  readonly email: string
  readonly role: Role
  /** At the first demo site alone; else at all of them. */
  readonly isAtOne?: true
  /** The key that an authenticator app takes; a viewer may do without for a week. */
  readonly secret?: string
}

/** Everybody knows these: no server in production has them (`hasDemoStaff`). */
export const demoPassword = 'forecourt demo staff'
export const demoPeople: readonly DemoPerson[] = [
  {
    name: 'Sam Bligh',
    role: 'owner',
    secret: 'FORECOURTDEMOSTAFFSAMBLIGH234567',
    email: `sam.bligh@${DEMO_MAIL_HOST}`,
  },
  {
    name: 'Leo Tanaka',
    role: 'sales',
    isAtOne: true,
    secret: 'FORECOURTDEMOSTAFFLEOTANAKA23456',
    email: `leo.tanaka@${DEMO_MAIL_HOST}`,
  },
  {
    name: 'Gwen Rossi',
    role: 'viewer',
    isAtOne: true,
    email: `gwen.rossi@${DEMO_MAIL_HOST}`,
  },
]

/** Scheme and host of the staff's workspace, for links: with the port for a local name. */
export function staffOrigin({ staffHost = 'staff.localhost', port }: Settings): string {
  const isLocal = staffHost.endsWith('.localhost')
  return isLocal ? `http://${staffHost}:${port}` : `https://${staffHost}`
}

/** Adds the people of the demo where they are missing. @throws StoreError */
export async function ensureDemoStaff(settings: Settings): Promise<void> {
  const tenants = demoTenantsOf(settings.tenantsDir)
  if (tenants.length === 0 || settings.production) return
  const store = await openStore(storeLocation(settings))
  const { members } = store.staffAccounts
  const now = new Date()
  try {
    for (const { isAtOne, secret, ...person } of demoPeople) {
      if (await members.byEmail(person.email)) continue
      const password = await passwords().hash(demoPassword)
      let member = ''
      for (const tenant of isAtOne ? tenants.slice(0, 1) : tenants) {
        member = await addPerson(store, { ...person, tenant, password }, now)
      }
      if (secret) await addApp(store, await openKeyring(settings), { member, secret }, now)
    }
  } finally {
    await store.close()
  }
}

/** How to sign in as the people of the demo, a line each; none where there are none. */
export function demoStaffLines(settings: Settings): string[] {
  const hasStaff = !settings.production && demoTenantsOf(settings.tenantsDir).length > 0
  if (!hasStaff) return []
  return [
    `Staff:  ${staffOrigin(settings)}${STAFF_PATH}    password: ${demoPassword}`,
    ...demoPeople.map(({ email, role, secret }) =>
      [`        ${email} (${role})`, secret && `key for an authenticator app: ${secret}`]
        .filter(Boolean)
        .join(', '),
    ),
  ]
}
