import { blocks } from '#pages/render/registry.ts'
import type { Capability, Tools } from '../capability.ts'
import { mediaEndpoints } from './media-endpoints.ts'

/** The media library of a site, on the staff host (Spec 6.04, D38, D39). */
export default ({ documents, acceptUpload }: Tools): Capability => ({
  staffEndpoints: mediaEndpoints({ documents, acceptUpload, registry: blocks }),
})
