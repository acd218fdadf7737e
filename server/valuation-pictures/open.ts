import type { Capability, Tools } from '../capability.ts'
import { imageRemoval, imageUpload } from './picture-endpoints.ts'
import { pictureReads, pictureRoutes } from './picture-routes.ts'
import { pictureTools } from './tools.ts'

/** Pictures that buyers send of the car to be valued. A preview has none. Spec 5.24. */
export default function openValuationPictures(given: Tools): Capability {
  if (given.isPreview) return {}
  const { keyring } = given
  const tools = pictureTools(given)
  return {
    routes: pictureRoutes({ ...tools, keyring }),
    reads: pictureReads,
    endpoints: [imageUpload(tools), imageRemoval(tools)],
  }
}
