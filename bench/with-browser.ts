import { type Browser, chromium } from 'playwright-core'
import { startServer } from '../e2e/server-process.ts'
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

/** Runs `work` with Chromium and the address of Harbour's site on the built product, a server of its own. */
export const withBrowser = (
  work: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> =>
  withTemporaryFolder('forecourt-bench', async (folder) => {
    const server = await startServer(folder)
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: [...chromiumArgs],
    })
    try {
      await work(browser, `http://harbour.localhost:${server.port}`)
    } finally {
      await browser.close()
      await server.stop()
    }
  })
