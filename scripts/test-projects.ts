import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { argv, env } from 'node:process'
import { parseArgs } from 'node:util'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { DepOptimizationOptions } from 'vite'
import type { TestProjectConfiguration, TestProjectInlineConfiguration } from 'vitest/config'
import { browserDependencies } from './browser-dependencies.ts'
import { chromiumArgs, findTestBrowser } from './chromium.ts'
import { demoTenants } from './demo-tenants.ts'
import { importGraphOf } from './import-graph.ts'
import { isFullTest } from './test-extent.ts'

const root = join(import.meta.dirname, '..')
/** Vite's configuration without these projects, for those that need a server of their own. */
const sharedConfig = join(import.meta.dirname, 'vite.shared.config.ts')
const browserTests = '**/*.browser.test.{ts,tsx}'
/** Groups run one after the other, so that browser tests do not compete for CPU time. */
const groups = { e2e: 1, browser: 2 }
/** Vitest leaves one CPU core to itself, which its own work does not fill. */
const maxWorkers = availableParallelism()
/** Generous timeouts: a busy machine may take many times as long as an idle one. */
const timeouts = { expect: { poll: { timeout: 15_000 } }, testTimeout: 30_000, hookTimeout: 60_000 }
const notSource = ['**/node_modules/**', 'dist/**', 'storybook-static/**']

/** What the toolbar shows at first, and what the preview does in tests alone. */
interface StoryGlobals {
  tenant: string
  /** A dark theme for the stories that show what a look changes. */
  looks?: string
  axe: 'all' | 'main'
  scheme?: string
}

declare module 'vitest' {
  interface ProvidedContext {
    'storybook/test-initial-globals': StoryGlobals
  }
}

/** Where Storybook's plugin reads the toolbar's first values, which it sets per project, not per browser. */
const storybookGlobals = 'storybook/test-initial-globals'

/**
 * Vitest's projects: domain, unit, the stories under each demo tenant's theme, browser, and e2e.
 */
export function testProjects(): TestProjectConfiguration[] {
  const isInBrowser = isSelected('stories') || isSelected('browser')
  const optimizeDeps = {
    include: isInBrowser ? browserDependencies(importGraphOf(root)) : [],
    // Where react-aria is tested, long lists draw all their rows unless this variable of Node's is set.
    rolldownOptions: { transform: { define: { 'process.env.VIRT_ON': '"1"' } } },
  }
  return [
    join(import.meta.dirname, 'vitest.domain.config.ts'),
    {
      extends: true,
      test: {
        name: 'unit',
        ...timeouts,
        maxWorkers,
        // Evaluating the same modules for every file would take a third of the time.
        isolate: false,
        environment: 'node',
        include: [
          '{artwork,demo,ui,staff,desk,builder,state,parts,blocks,pages}/**/*.test.{ts,tsx}',
          '{server,scripts,.storybook}/**/*.test.{ts,tsx}',
        ],
        exclude: [browserTests, ...notSource],
      },
    },
    ...(isSelected('stories') ? [stories(optimizeDeps)] : []),
    {
      extends: sharedConfig,
      root,
      optimizeDeps,
      test: {
        name: 'browser',
        ...timeouts,
        maxWorkers,
        include: [browserTests],
        exclude: notSource,
        browser: inChromium(),
        sequence: { groupOrder: groups.browser },
      },
    },
    {
      extends: true,
      test: {
        name: 'e2e',
        ...timeouts,
        // Test files of a worker share its browser.
        isolate: false,
        environment: 'node',
        include: ['e2e/**/*.test.ts'],
        globalSetup: ['e2e/setup.ts'],
        testTimeout: 60_000,
        // On a busy machine a page load has hung, for a cause not found; a failed test prints the
        // requests that were open, and the report names each test that needed its second try.
        retry: 1,
        maxWorkers,
        sequence: { groupOrder: groups.e2e },
      },
    },
  ]
}

/**
 * Whether a project runs: preparing Storybook takes seconds, which other projects need not wait
 * for.
 */
function isSelected(name: string): boolean {
  const { values } = parseArgs({
    args: argv.slice(2),
    options: { project: { type: 'string', multiple: true } },
    strict: false,
  })
  const selected = values.project?.filter((project) => typeof project === 'string') ?? []
  return (
    selected.length === 0 ||
    selected.some((project) => /^[!*]/.test(project) || project.startsWith(name))
  )
}

/**
 * Stories as tests: each renders and its play function passes; in those named `Typical`, `States` or `Longest`
 * axe finds nothing. Those that show what a look changes run under a dark theme, others under a light one,
 * in one browser: two would evaluate all modules twice. In a full test all run under every dealer's, and axe
 * in all.
 */
function stories(optimizeDeps: DepOptimizationOptions): TestProjectInlineConfiguration {
  const runs: StoryGlobals[] = isFullTest
    ? demoTenants().map((tenant) => ({ tenant, axe: 'all' }))
    : [{ tenant: 'harbour', looks: 'volt', axe: 'main' }]
  const instances = runs.map((run) => ({
    browser: 'chromium' as const,
    name: `stories-${run.tenant}`,
    // `STORY_SCHEME=dark` runs them in that scheme, whatever the dealer's own is.
    provide: {
      [storybookGlobals]: {
        ...run,
        ...(env.STORY_SCHEME && { scheme: env.STORY_SCHEME }),
      },
    },
    // A page is shown under its own dealer's theme only.
    exclude: demoTenants().flatMap((other) =>
      other === run.tenant ? [] : [`.storybook/pages/${other}.stories.tsx`],
    ),
  }))
  return {
    extends: sharedConfig,
    root,
    optimizeDeps,
    plugins: [storybookTest({ configDir: join(root, '.storybook') })],
    test: {
      name: 'stories',
      ...timeouts,
      maxWorkers,
      // Storybook cleans up after each story; a new page per file would take twice as long.
      isolate: false,
      browser: { ...inChromium(), instances },
      sequence: { groupOrder: groups.browser },
    },
  }
}

function inChromium() {
  const executablePath = findTestBrowser()
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { args: [...chromiumArgs], ...(executablePath ? { executablePath } : {}) },
    }),
    viewport: { width: 1280, height: 800 },
    instances: [{ browser: 'chromium' as const }],
  }
}
