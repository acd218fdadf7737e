import { defineConfig } from 'vitest/config'
import shared from './scripts/vite.shared.config.ts'

// Vitest's alone: a build or a dev server need not load Storybook and Playwright.
const projects = process.env.VITEST
  ? (await import('./scripts/test-projects.ts')).testProjects()
  : []

export default defineConfig((environment) => ({
  ...shared(environment),
  // Here and not in the project of unit tests: those with no settings for Vite share one server.
  test: {
    projects,
    css: { include: [/[?]raw$/] },
    // Vitest takes every folder `esm` for what Node cannot load, and would transform 150 files.
    server: { deps: { external: [/\/node_modules\/stripe\//] } },
  },
}))
