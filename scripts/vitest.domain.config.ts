import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/**
 * The tests of the domain: Vitest's project `domain`. By themselves (`vitest --config` this file) they
 * show what they cover, and are what a mutant of a rule is tried against.
 */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    name: 'domain',
    include: ['domain/**/*.test.ts'],
    // Rules keep no state, so no test can leave any behind.
    isolate: false,
    // Thousands of examples take long on a busy machine.
    testTimeout: 30_000,
    coverage: {
      include: ['domain/**/*.ts'],
      exclude: ['**/*.{test,fixture}.ts'],
      reporter: [['text', { skipFull: true }]],
      reportsDirectory: 'dist/coverage',
      thresholds: { branches: 98 },
    },
  },
})
