import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { LIVE_DRAW_URL } from '../pages/render/assets.ts'
import { islandChunk, islandNameOf } from '../pages/render/island-name.ts'

const prefix = 'virtual:island/'
const resolved = `\0${prefix}`

/**
 * One build entry per island: `{ 'island-blocks-car-gallery-viewer':
 * 'virtual:island/blocks/car-gallery/viewer' }`.
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
    if (existsSync(`${name}.island.ts`)) {
      return [
        `import { mountScript } from '/pages/runtime/mount-script.ts'`,
        `import script from '/${name}.island.ts'`,
        'export default mountScript(script)',
      ].join('\n')
    }
    return [
      `import { mountIsland } from '/pages/runtime/mount.tsx'`,
      `import View from '/${name}.island.tsx'`,
      'export default mountIsland(View)',
    ].join('\n')
  },
})

/**
 * In the inlined runtime the code that draws live responses stays a file of its own, whose URL the
 * server writes. The import of a constant would be wrapped in Vite's preloading, a tenth of the script.
 */
export const liveDrawUrl = (): Plugin => ({
  name: 'forecourt:live-draw-url',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'runtime',
  transform: {
    order: 'pre',
    filter: { id: /live-drawing\.ts$/ },
    handler(code) {
      const constant = "??= import('./live-draw.ts')"
      if (!code.includes(constant)) throw new Error(`expected ${constant} in live-drawing.ts`)
      const url = JSON.stringify(LIVE_DRAW_URL)
      return `const url = ${url}\n${code.replace(constant, '??= import(/* @vite-ignore */ url)')}`
    },
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
