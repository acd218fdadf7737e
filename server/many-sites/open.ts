import { blocks as registry } from '#pages/render/registry.ts'
import type { Capability, Tools } from '../capability.ts'
import { batchEndpoints } from './batch-endpoints.ts'
import { BatchRunner } from './batch-runner.ts'

/** One change to many sites, on the staff host (Spec 6.04, D33). */
export default function openManySites(
  tools: Pick<Tools, 'documents' | 'open' | 'services'>,
): Capability {
  const { documents, open, services } = tools
  const { directory, clock, log } = services
  const runner = new BatchRunner({ documents, directory, registry, clock, log, open })
  const wake = () => void runner.wake()
  return {
    staffEndpoints: batchEndpoints({ documents, directory, registry, clock, wake }),
    start: () => runner.start(),
    close: () => runner.close(),
  }
}
