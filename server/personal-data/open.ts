import type { Capability, Tools } from '../capability.ts'
import { exportRoute } from './export-route.ts'
import { deleteForm, detailsForm, myDetailsPage } from './my-details-pages.ts'
import { personalReads } from './reads.ts'

/** What a buyer sees, changes, takes along and deletes of what is stored of them. */
export default function openPersonalData(tools: Tools): Capability {
  if (tools.isPreview) return {}
  return {
    reads: personalReads,
    routes: myDetailsPage(tools).route('/', exportRoute(tools)),
    endpoints: [detailsForm(tools), deleteForm(tools)],
  }
}
