import type { Capability, Tools } from '../capability.ts'
import { EndingCorrections } from './ending-corrections.ts'
import { stockEndpoints } from './stock-endpoints.ts'

/** What the staff say of cars in place of their feeds (Spec 6.03, D35). */
export default function openCorrections({ isPreview, services, open }: Tools): Capability {
  if (isPreview) return {}
  const ending = new EndingCorrections({ services, open })
  return {
    staffEndpoints: stockEndpoints(services),
    start: () => ending.start(),
    close: () => ending.close(),
  }
}
