import { defineConfig } from 'vitest/config'

/** The tests of the domain alone: what covers its branches, and what a mutant of it is tried against. */
export default defineConfig({
  test: {
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
