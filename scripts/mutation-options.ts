import { globSync } from 'node:fs'
import type { Stryker } from '@stryker-mutator/core'
import { projectRoot } from './run-tool.ts'

type Options = ConstructorParameters<typeof Stryker>[0]

/** The rules with most financial impact: price, status, finance and the trade-in wizard. */
export const mutatedFiles = [
  'domain/car/{price,status,listing}*.ts',
  'domain/finance/*.ts',
  'domain/trade-in/*.ts',
] as const

const minScorePercent = 90
const targetScorePercent = 95

/**
 * Stryker's options for `files`, by default `mutatedFiles`; its output is in `dist`. @throws Error
 * for a missing file
 */
export function mutationOptions(files: readonly string[]): Options {
  const missing = files.find((file) => globSync(file, { cwd: projectRoot }).length === 0)
  if (missing !== undefined) throw new Error(`There is no file ${missing}.`)
  return {
    mutate: [...(files.length > 0 ? files : mutatedFiles), '!**/*.{test,fixture}.ts'],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/vitest.domain.config.ts' },
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: true, logTests: false, reportTests: false },
    // TypeScript 7 has no JavaScript API, which Stryker would read the settings with.
    tsconfigFile: 'none',
    tempDirName: 'dist/mutation',
    cleanTempDir: 'always',
    ignorePatterns: ['dist', 'data', 'storybook-static', 'coverage'],
    thresholds: { high: targetScorePercent, low: minScorePercent, break: minScorePercent },
  }
}
