import type { Capability, Tools } from '../capability.ts'
import { Followers } from './followers.ts'
import { liveEndpoints } from './live-endpoints.ts'

/** What changes at a site, told to the people of the staff who look at it. */
export default function openLive({ services, open, ending }: Tools): Capability {
  const { clock, log } = services
  const followers = new Followers({ open, log })
  return { staffEndpoints: liveEndpoints({ followers, clock, ending }) }
}
