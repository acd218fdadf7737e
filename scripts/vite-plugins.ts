import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { islandChunk, islandNameOf } from '../pages/render/island-name.ts'

const prefix = 'virtual:island/'
const resolved = `\0${prefix}`

/**
 * One build entry per island: `{ 'island-car-gallery-viewer': 'virtual:island/car-gallery/viewer'
 * }`.
 */
export const islandEntries = (files: readonly string[]): Record<string, string> =>
  Object.fromEntries(files.map(islandNameOf).map((name) => [islandChunk(name), `${prefix}${name}`]))

/**
 * An island's entry combines its view with the code that mounts it, so that a page links one URL; a plain
 * script (`<part>.island.ts`) mounts itself.
 */
export const islandModules = (): Plugin => ({
  name: 'forecourt:islands',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(resolved)) return undefined
    const name = id.slice(resolved.length)
    if (existsSync(`blocks/${name}.island.ts`)) {
      return [
        `import { mountScript } from '/pages/runtime/mount-script.ts'`,
        `import script from '/blocks/${name}.island.ts'`,
        'export default mountScript(script)',
      ].join('\n')
    }
    return [
      `import { mountIsland } from '/pages/runtime/mount.tsx'`,
      `import View from '/blocks/${name}.island.tsx'`,
      'export default mountIsland(View)',
    ].join('\n')
  },
})

/** Reloads the page in the browser after a change of modules that only the server imports. */
export const serverChangeReload = (): Plugin => ({
  name: 'forecourt:server-change',
  hotUpdate({ modules, server }) {
    if (this.environment.name !== 'ssr' || modules.length === 0) return
    const { client } = server.environments
    // id === null: a file-only entry (Tailwind watches every scanned source), not an import.
    const inClient = modules.some((module) =>
      [...(client.moduleGraph.getModulesByFile(module.file ?? '') ?? [])].some(
        (known) => known.id !== null,
      ),
    )
    if (!inClient) client.hot.send({ type: 'custom', event: 'forecourt:changed' })
  },
})
