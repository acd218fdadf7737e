import type { Capability, Tools } from '../capability.ts'
import { readLeads } from './read-leads.ts'
import { workLeads } from './work-leads.ts'

/** Leads on the staff host (Spec 6.03, D39). */
export default (tools: Tools): Capability => ({
  staffEndpoints: [...readLeads(tools), ...workLeads(tools)],
})
