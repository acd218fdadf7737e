import type { Store } from '../store/store.ts'
import type { LiveDocuments } from './document-source.ts'

/** What is published over the files of tenants, in the store. */
export const storedDocuments = (open: () => Promise<Store>): LiveDocuments => ({
  versions: async () => (await open()).allDocumentVersions(),
  live: async (tenant) => (await open()).documents(tenant).live(),
  library: async (tenant) => (await open()).media(tenant).published(),
})
