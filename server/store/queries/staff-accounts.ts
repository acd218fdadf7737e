import type { StaffAccounts } from '../staff-accounts.ts'
import type { DatabaseEngine } from './engine.ts'
import { signInTries } from './sign-in-tries.ts'
import { staffFactors } from './staff-factors.ts'
import { staffMembers } from './staff-members.ts'
import { staffSessions } from './staff-sessions.ts'

/** See `StaffAccounts`. */
export const staffAccounts = (engine: Pick<DatabaseEngine, 'db' | 'lock'>): StaffAccounts => ({
  members: staffMembers(engine),
  sessions: staffSessions(engine),
  factors: staffFactors(engine),
  tries: signInTries(engine),
})
