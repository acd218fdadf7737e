import type { ComponentType } from 'react'
import type { Mount } from '#pages/runtime/islands.ts'
import { mountIsland } from '#pages/runtime/mount.tsx'
import { mountScript } from '#pages/runtime/mount-script.ts'

const views = import.meta.glob<ComponentType<object>>('../../{blocks,parts}/*/*.island.tsx', {
  import: 'default',
})
const scripts = import.meta.glob<(host: HTMLElement) => void>(
  '../../{blocks,parts}/*/*.island.ts',
  { import: 'default' },
)

/** The entry of an island by its name, as the build of the product makes one for each. */
async function findMount(name: string): Promise<Mount> {
  const script = scripts[`../../${name}.island.ts`]
  if (script) return mountScript(await script())
  const view = views[`../../${name}.island.tsx`]
  if (!view) throw new Error(`${name}: expected an island of blocks/ or parts/`)
  return mountIsland(await view())
}

declare global {
  var storyIsland: ((name: string) => Promise<Mount>) | undefined
}
globalThis.storyIsland = findMount

/** A module that the page's runtime imports; opened from a folder, too, where no server has one. */
export const storyIslandUrl = (name: string): string =>
  `data:text/javascript,export default await storyIsland(${encodeURIComponent(JSON.stringify(name))})`
