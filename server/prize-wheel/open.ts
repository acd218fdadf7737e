import type { Capability, Tools } from '../capability.ts'
import { spinEndpoint } from './spin-endpoint.ts'
import { givePrize, prizeOfCode } from './staff-prizes.ts'

/** The wheel of prizes: spins of buyers, and prizes that the staff gives. A preview has none. Spec 9.20. */
export default (tools: Tools): Capability =>
  tools.isPreview
    ? {}
    : { endpoints: [spinEndpoint(tools)], staffEndpoints: [prizeOfCode, givePrize] }
