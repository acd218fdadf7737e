import { type Browser, chromium } from 'playwright-core'
import { startServer } from '../e2e/server-process.ts'
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

/** Runs `work` with Chromium and the sites of the built product, on a server of its own with these settings. */
export const withBrowser = (
  work: (
    browser: Browser,
    originOf: (tenant: string) => string,
    /** Of its data. */
    folder: string,
  ) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> =>
  withTemporaryFolder('forecourt-bench', async (folder) => {
    const server = await startServer(folder, settings)
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: [...chromiumArgs],
    })
    try {
      await work(browser, (tenant) => `http://${tenant}.localhost:${server.port}`, folder)
    } finally {
      await browser.close()
      await server.stop()
    }
  })
