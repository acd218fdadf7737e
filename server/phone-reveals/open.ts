import type { Capability, Tools } from '../capability.ts'
import { phoneRevealsEndpoint } from './endpoint.ts'

export default ({ events, services: { stock, clock } }: Tools): Capability => ({
  endpoints: [phoneRevealsEndpoint({ stock, events, clock })],
})
