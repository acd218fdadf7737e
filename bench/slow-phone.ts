import type { Page } from 'playwright-core'

const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const cpuSlowdown = 4

/** What `onSlowPhone` makes of a browser, for the heading of its figures. */
export const slowPhone = `${cpuSlowdown}x CPU, 1.6 Mbit/s, ${network.latency} ms`

/** From now on the page has the processor and the line of a slow phone. */
export async function onSlowPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}
