import { request } from 'node:http'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
  type Request,
} from 'playwright-core'
import { afterAll, afterEach, inject } from 'vitest'
import { chromiumArgs, ensureTestBrowser } from '../scripts/chromium.ts'

export interface HttpResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** The built product under test, and a browser. */
export interface Product {
  readonly browser: Browser
  url(tenant: string, path: string): string
  /** A page of a first-time visitor; `problems` collects its errors and console warnings. */
  newPage(options?: BrowserContextOptions): Promise<OpenedPage>
  /** The same, for all tests of a file: it stays open between them. */
  keptPage(options?: BrowserContextOptions): Promise<OpenedPage>
}

export interface OpenedPage {
  readonly page: Page
  readonly problems: string[]
}

/** A page that loads for longer is closed all the same. */
const LONGEST_LOAD_MS = 5_000

/** The browsers of this worker, each for all its test files: a launch takes a second. */
const browsers = new Map<string, Promise<Browser>>()

/**
 * A browser with Blink's `settings`. Its pages share a process, which keeps compiled scripts and decoded
 * fonts: a visit takes two thirds of the time.
 */
function browserWith(settings: string): Promise<Browser> {
  const running =
    browsers.get(settings) ??
    chromium.launch({
      executablePath: ensureTestBrowser(),
      args: [...chromiumArgs, '--renderer-process-limit=1', `--blink-settings=${settings}`],
    })
  browsers.set(settings, running)
  return running
}

/** A context with a window that stays open: opening a window takes three times as long as a tab. */
async function openContext(
  running: Browser,
  options: BrowserContextOptions,
  opened: Opened,
): Promise<OpenContext> {
  const { pages, requests } = opened
  const context = await running.newContext(options)
  // Who comes again has answered; e2e/tracking.test.ts looks at who comes for the first time.
  await context.addInitScript(() => {
    try {
      localStorage.measurement ??= '"refused"'
    } catch {
      // An empty page has no storage, nor has a frame of another site in Chromium with windows.
    }
  })
  context.on('request', (request) => requests.add(request))
  context.on('requestfinished', (request) => requests.delete(request))
  context.on('requestfailed', (request) => requests.delete(request))
  const session = await context.newCDPSession(await context.newPage())
  await session.send('Network.enable')
  context.on('page', (page) => pages.add(page))
  return { context, session }
}

/**
 * Closes pages of a context, then forgets what their sites stored and what is in the cache. The open window is
 * asked to forget: a page that is just leaving for another may never answer.
 */
async function leave({ context, session }: OpenContext, left: readonly Page[]): Promise<void> {
  const origins = new Set(
    left.filter((page) => !page.isClosed()).map((page) => new URL(page.url()).origin),
  )
  await Promise.all(
    left.map(async (page) => {
      // One that is closed just as its document comes may never answer.
      await page.waitForLoadState('load', { timeout: LONGEST_LOAD_MS }).catch(() => undefined)
      await page.close()
    }),
  )
  await session.send('Network.clearBrowserCache')
  // The process that pages share keeps files, too; it forgets them where it may not.
  for (const cacheDisabled of [true, false])
    await session.send('Network.setCacheDisabled', { cacheDisabled })
  for (const origin of origins)
    if (origin.startsWith('http'))
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await context.clearCookies()
}

interface OpenContext {
  readonly context: BrowserContext
  /** Of its window, which stays open. */
  readonly session: CDPSession
}

/** What a test file has open. */
interface Opened {
  /** Contexts by their options. */
  readonly contexts: Map<string, Promise<OpenContext>>
  readonly pages: Set<Page>
  readonly requests: Set<Request>
}

/** Closes what a file opens: pages after each test, contexts at its end. */
function openedByFile(): Opened {
  const opened: Opened = { contexts: new Map(), pages: new Set(), requests: new Set() }
  afterEach(async ({ task }) => {
    // A page that never finishes loading: which answer it waits for.
    if (task.result?.state === 'fail')
      console.log(
        'Open requests:',
        Array.from(opened.requests, (request) => request.url()),
      )
    opened.requests.clear()
    // Pages of earlier tests would still use CPU time.
    const left = Array.from(opened.pages)
    opened.pages.clear()
    for (const opening of opened.contexts.values()) {
      const one = await opening
      const pages = left.filter((page) => page.context() === one.context)
      if (pages.length > 0) await leave(one, pages)
    }
  })
  afterAll(async () => {
    for (const opening of opened.contexts.values()) await (await opening).context.close()
  })
  return opened
}

/**
 * Call at the top level of a test file; one that tests no looks needs no `pictures`. `fontSize` is the
 * browser's default, on which layouts depend (WCAG 1.4.4).
 */
export async function product({ pictures = true, fontSize = 16 } = {}): Promise<Product> {
  const port = inject('port')
  const opened = openedByFile()
  const { contexts, pages } = opened
  const running = await browserWith(`imagesEnabled=${pictures},defaultFontSize=${fontSize}`)
  async function newPage(options: BrowserContextOptions = {}): Promise<OpenedPage> {
    const key = JSON.stringify(options)
    const opening = contexts.get(key) ?? openContext(running, options, opened)
    contexts.set(key, opening)
    const page = await (await opening).context.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => {
      // The browser itself says that pictures asked for ahead are not used.
      const isExpected =
        !pictures && /image loading is disabled|using link preload/.test(message.text())
      if (!/error|warning/.test(message.type()) || isExpected) return
      const { url } = message.location()
      problems.push(
        /^Failed to load/.test(message.text()) ? `${message.text()}: ${url}` : message.text(),
      )
    })
    return { page, problems }
  }
  return {
    browser: running,
    url: (tenant, path) => `http://${tenant}.localhost:${port}${path}`,
    newPage,
    async keptPage(options) {
      const kept = await newPage(options)
      pages.delete(kept.page)
      return kept
    },
  }
}

/** A request without a browser and without DNS: the Host header selects the site. */
export function sendRequest(
  host: string,
  path: string,
  options: { method?: string; headers?: Record<string, string>; port?: number } = {},
): Promise<HttpResponse> {
  const { method = 'GET', headers = {}, port = inject('port') } = options
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: { host: `${host}:${port}`, ...headers } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}
