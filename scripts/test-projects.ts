import { join } from 'node:path'
import { argv, env } from 'node:process'
import { parseArgs } from 'node:util'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectConfiguration, TestProjectInlineConfiguration } from 'vitest/config'
import { browserDependencies } from './browser-dependencies.ts'
import { chromiumArgs, findChromium } from './chromium.ts'
import { demoTenants } from './demo-tenants.ts'
import { readImportGraph } from './import-graph.ts'

const root = join(import.meta.dirname, '..')
const browserTests = '**/*.browser.test.{ts,tsx}'
/** Groups run one after the other, so that browser tests do not compete for CPU time. */
const groups = { browser: 1, e2e: 2 }
/** Generous timeouts: a busy machine may take many times as long as an idle one. */
const timeouts = { expect: { poll: { timeout: 15_000 } }, testTimeout: 30_000, hookTimeout: 60_000 }
const notSource = ['**/node_modules/**', 'dist/**', 'storybook-static/**']

/** Sites under whose themes every story runs: a light one and a dark one; `npm run test:stories` runs all under each. */
const everyStoryUnder: readonly string[] = env.ALL_STORIES ? demoTenants() : ['harbour', 'volt']

/** The typical story of each block shows what else a look changes. */
const TYPICAL = /\bTypical$/

/**
 * Vitest's projects: domain, unit, the stories under each demo tenant's theme, browser, and e2e.
 */
export function testProjects(): TestProjectConfiguration[] {
  const optimizeDeps = { include: browserDependencies(readImportGraph(root)) }
  return [
    join(import.meta.dirname, 'vitest.domain.config.ts'),
    {
      extends: true,
      test: {
        name: 'unit',
        ...timeouts,
        environment: 'node',
        include: ['{ui,state,parts,blocks,pages,server,scripts,.storybook}/**/*.test.{ts,tsx}'],
        exclude: [browserTests, ...notSource],
        css: { include: [/[?]raw$/] },
      },
    },
    ...(isSelected('stories') ? demoTenants() : []).map((tenant) =>
      storiesUnder(tenant, optimizeDeps),
    ),
    {
      extends: true,
      optimizeDeps,
      test: {
        name: 'browser',
        ...timeouts,
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
        environment: 'node',
        include: ['e2e/**/*.test.ts'],
        globalSetup: ['e2e/setup.ts'],
        testTimeout: 60_000,
        // On a busy machine a page load has hung, for a cause not found; a failed test prints the
        // requests that were open, and the report names each test that needed its second try.
        retry: 1,
        maxWorkers: 2,
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
 * Stories as tests under one theme: each renders, its play function passes, axe finds nothing. All stories
 * run under a light and a dark theme, the typical ones under the others.
 */
function storiesUnder(
  tenant: string,
  optimizeDeps: { include: string[] },
): TestProjectInlineConfiguration {
  return {
    extends: true,
    optimizeDeps,
    plugins: [
      storybookTest({
        configDir: join(root, '.storybook'),
        initialGlobals: { tenant },
        // A page is shown under its own dealer's theme only.
        tags: {
          exclude: demoTenants().flatMap((other) => (other === tenant ? [] : [`dealer-${other}`])),
        },
      }),
    ],
    test: {
      name: `stories-${tenant}`,
      ...(everyStoryUnder.includes(tenant) ? {} : { testNamePattern: TYPICAL }),
      ...timeouts,
      // Storybook cleans up after each story; a new page per file would take twice as long.
      isolate: false,
      browser: inChromium(),
      sequence: { groupOrder: groups.browser },
    },
  }
}

function inChromium() {
  const executablePath = findChromium()
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
