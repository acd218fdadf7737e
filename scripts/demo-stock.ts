import type { Settings } from '#server/settings.ts'
import { DEMO_TENANTS, demoStock } from '#server/stock/demo/demo-stock.ts'
import { writeDemo } from '#server/stock/write/write-demo.ts'
import { carCounts } from '#server/store/cars.ts'
import { openStore } from '#server/store/store.ts'
import { storeFile } from '#server/store/store-file.ts'

/** Gives each demo site its stock where it has none at all. Throws StoreError. */
export async function ensureDemoStock({ dataDir }: Settings): Promise<void> {
  const store = await openStore(storeFile(dataDir))
  try {
    for (const tenant of DEMO_TENANTS) {
      const counts = await carCounts(store, tenant)
      if (Object.keys(counts).length > 0) continue
      const now = new Date()
      const cars = demoStock(tenant, { now })
      await writeDemo(store, { tenant, cars, now })
      console.log(`Made ${cars.length} demo cars for ${tenant}`)
    }
  } finally {
    await store.close()
  }
}
