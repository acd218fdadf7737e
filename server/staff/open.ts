import type { Capability, Tools } from '../capability.ts'
import { invitationEndpoints } from './calls/invitations.ts'
import { myAccountEndpoints } from './calls/my-account.ts'
import { passwordEndpoints } from './calls/passwords.ts'
import { peopleEndpoints } from './calls/people.ts'
import { signInEndpoints } from './calls/sign-in.ts'

/** Longer than sending a link takes. */
const RESET_ANSWER_MS = 500

type StaffCapabilityTools = Pick<Tools, 'keyring' | 'deliveries' | 'services' | 'passwords'>

/** Accounts of the staff, on the staff host (Spec 6.03, D38, D39). */
export default function openStaff(tools: StaffCapabilityTools): Capability {
  const { keyring, deliveries, passwords } = tools
  const { directory } = tools.services
  const wake = () => deliveries.wake()
  return {
    staffEndpoints: [
      ...signInEndpoints({ keyring, passwords }),
      ...passwordEndpoints({ keyring, passwords, wake, answerMs: RESET_ANSWER_MS }),
      ...invitationEndpoints({ passwords, directory }),
      ...myAccountEndpoints({ keyring, passwords, directory, wake }),
      ...peopleEndpoints({ keyring, wake }),
    ],
  }
}
