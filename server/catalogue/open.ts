import { catalogueOf } from '#pages/catalogue.ts'
import { blocks } from '#pages/render/registry.ts'
import type { Capability } from '../capability.ts'
import { staffEndpoint } from '../staff/host/staff-endpoint.ts'

/** The blocks that pages are made of, for the builder (Spec 1.11). */
export default function openCatalogue(): Capability {
  let catalogue: ReturnType<typeof catalogueOf> | undefined
  return {
    staffEndpoints: [
      staffEndpoint('GET /blocks', async () => {
        catalogue ??= catalogueOf(blocks)
        return catalogue
      }),
    ],
  }
}
