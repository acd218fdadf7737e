import type { Capability, Tools } from '../capability.ts'
import { sitePageEndpoints } from './site-page-endpoints.ts'

/** The list of a site's pages, on the staff host (Spec 6.04). */
export default function openSitePages(tools: Pick<Tools, 'documents' | 'services'>): Capability {
  const { documents, services } = tools
  return { staffEndpoints: sitePageEndpoints({ documents, directory: services.directory }) }
}
