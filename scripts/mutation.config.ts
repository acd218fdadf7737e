import { defineConfig } from 'vitest/config'

/** What a mutant of the domain is tried against: the tests of the domain, without a browser. */
export default defineConfig({ test: { include: ['domain/**/*.test.ts'] } })
