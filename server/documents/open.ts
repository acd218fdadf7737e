import { blocks } from '#pages/render/registry.ts'
import type { Capability, Tools } from '../capability.ts'
import { errorsShown } from '../page-checks/shown-page.ts'
import type { SourceFile } from '../tenants/source-file.ts'
import { draftEndpoints } from './draft-endpoints.ts'
import { revisionEndpoints } from './revision-endpoints.ts'
import { ScheduledPublishing } from './scheduled-publishing.ts'

type DocumentCapabilityTools = Pick<Tools, 'documents' | 'open' | 'services' | 'clientFolder'>

/** Drafts and revisions of sites' pages, content and settings, on the staff host (Spec 6.04, D38, D39). */
export default function openDocuments(tools: DocumentCapabilityTools): Capability {
  const { documents, open, services, clientFolder } = tools
  const { directory, clock, log } = services
  const shared = {
    documents,
    directory,
    clock,
    registry: blocks,
    errorsShown: (slug: string, source: SourceFile) => errorsShown({ services }, slug, source),
  }
  const scheduled = new ScheduledPublishing({ ...shared, log, open })
  return {
    staffEndpoints: [
      ...draftEndpoints(shared),
      ...revisionEndpoints({ ...shared, services, clientFolder }),
    ],
    start: () => scheduled.start(),
    close: () => scheduled.close(),
  }
}
