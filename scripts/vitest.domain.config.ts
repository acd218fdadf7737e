import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/**
 * The tests of the domain: Vitest's project `domain`. This file also configures them alone, for
 * their coverage and for mutation testing.
 */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    name: 'domain',
    include: ['domain/**/*.test.ts'],
    // Rules are stateless, so tests cannot affect each other.
    isolate: false,
    maxWorkers: availableParallelism(),
    // Property tests with thousands of examples are slow on a busy machine.
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
