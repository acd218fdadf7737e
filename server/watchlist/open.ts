import type { Capability, Tools } from '../capability.ts'
import { removeCarEndpoint, saveCarEndpoint } from './change-endpoints.ts'
import { takeAlongEndpoint } from './take-along-endpoint.ts'

export default (tools: Tools): Capability => ({
  endpoints: [saveCarEndpoint(tools), removeCarEndpoint(tools), takeAlongEndpoint(tools)],
})
