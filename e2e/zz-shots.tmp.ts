import { chromium } from 'playwright-core'
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts'
import { startServer } from './server-process.ts'

const server = await startServer('/tmp/shots/data', {
  TENANTS_DIR: '/tmp/shots/tenants',
  PORT: '0',
})
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs] })
for (const tenant of ['harbour', 'kiwi'])
  for (const [w, h] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const) {
    const c = await browser.newContext({ viewport: { width: w, height: h } })
    const p = await c.newPage()
    await p.goto(`http://${tenant}.localhost:${server.port}/search`)
    await p.getByRole('region', { name: 'May we count' }).waitFor()
    await p.waitForTimeout(500)
    await p.keyboard.press('Tab')
    await p.screenshot({ path: `/tmp/shots/${tenant}-${w}.png` })
    if (w !== 768) {
      await p.getByRole('button', { name: 'Yes, count' }).click()
      await p.getByRole('button', { name: 'Privacy choices' }).click()
      await p.waitForTimeout(200)
      await p.screenshot({ path: `/tmp/shots/${tenant}-${w}-again.png` })
    }
    await c.close()
  }
await browser.close()
await server.stop()
