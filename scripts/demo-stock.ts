import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_TENANTS, demoStock } from '#demo/demo-stock.ts'
import type { Settings } from '#server/settings.ts'
import { writeDemo } from '#server/stock/write/write-demo.ts'
import { openStore } from '#server/store/store.ts'
import { storeLocation } from '#server/store/store-file.ts'

const ownTenants = join(import.meta.dirname, '../tenants')

/**
 * The demo sites of a tenants folder: only the project's own folder (after resolving links) has
 * any. In any other folder, dealers are real, even with the same slug.
 */
export function demoTenantsOf(tenantsDir: string, own = ownTenants): string[] {
  if (!existsSync(tenantsDir) || realpathSync(tenantsDir) !== realpathSync(own)) return []
  return DEMO_TENANTS.filter((slug) => existsSync(join(own, slug, 'site.json')))
}

/** Writes demo stock for each demo site without any cars: slugs of these. @throws StoreError */
export async function ensureDemoStock(settings: Settings): Promise<string[]> {
  const tenants = demoTenantsOf(settings.tenantsDir)
  const written: string[] = []
  if (tenants.length === 0) return written
  const store = await openStore(storeLocation(settings))
  try {
    for (const tenant of tenants) {
      const stock = store.stock(tenant)
      if ((await stock.size()).cars > 0) continue
      const now = new Date()
      const cars = demoStock(tenant, { now })
      await writeDemo(stock, { cars, now })
      console.log(`Wrote ${cars.length} demo cars for ${tenant}`)
      written.push(tenant)
    }
    return written
  } finally {
    await store.close()
  }
}
