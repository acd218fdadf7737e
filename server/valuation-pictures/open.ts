import type { Capability, Tools } from '../capability.ts'
import { causeText } from '../log.ts'
import { imageRemoval, imageUpload } from './picture-endpoints.ts'
import { pictureReads, pictureRoutes } from './picture-routes.ts'
import { pictureTools } from './tools.ts'

const HOUR_MS = 60 * 60 * 1_000

/** Pictures that buyers send of the car to be valued. A preview has none. Spec 5.24. */
export default function openValuationPictures(given: Tools): Capability {
  if (given.isPreview) return {}
  const { keyring } = given
  const tools = pictureTools(given)
  const { services, open, files } = tools
  const sweep = async () => {
    try {
      const store = await open()
      const before = new Date(services.clock().getTime() - HOUR_MS)
      await files.sweep((tenant) => store.valuationImages(tenant).files(), before)
    } catch (cause) {
      services.log.warn('valuation_pictures_not_swept', { cause: causeText(cause) })
    }
  }
  let timer: NodeJS.Timeout | undefined
  return {
    routes: pictureRoutes({ ...tools, keyring }),
    reads: pictureReads,
    endpoints: [imageUpload(tools), imageRemoval(tools)],
    start() {
      void sweep()
      timer = setInterval(() => void sweep(), HOUR_MS).unref()
    },
    close: async () => clearInterval(timer),
  }
}
