import type { Capability, OpenCapability, Tools } from './capability.ts'

const modules = import.meta.glob<{ readonly default: OpenCapability }>('./*/open.ts', {
  eager: true,
})

/** Opens every capability: a folder of the server with an `open.ts`. */
export const openCapabilities = (tools: Tools): Capability[] =>
  Object.values(modules).map(({ default: open }) => open(tools))
