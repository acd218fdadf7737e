import { globSync } from 'node:fs'
import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { deskFont, deskScheme } from './desk-plugins.ts'
import { servedFonts } from './font-plugin.ts'
import { readImportGraph } from './import-graph.ts'
import { lateSheets } from './late-sheets.ts'
import { specTests } from './spec-plugin.ts'
import { islandEntries, islandModules, liveDrawUrl, serverChangeReload } from './vite-plugins.ts'

const root = join(import.meta.dirname, '..')
const islands = globSync('{blocks,parts}/*/*.island.{ts,tsx}', { cwd: root })
/** Stylesheets of blocks, parts and the primitives they use, and of their variants: a file each in the build. */
function sheets(): string[] {
  return globSync('{ui,parts,blocks}/*/*.css', {
    cwd: root,
    exclude: lateSheets(readImportGraph(root)),
  })
}

/** One file, which needs no other but what it loads when asked, with a manifest of its own. */
const linkedScript = (name: string, file: string, { codeSplitting = false } = {}) => ({
  consumer: 'client' as const,
  build: {
    modulePreload: false as const,
    outDir: 'dist/client',
    emptyOutDir: false,
    manifest: `.vite/${name}.json`,
    rolldownOptions: {
      input: { [name]: file },
      optimization: { inlineConst: { mode: 'all' as const } },
      preserveEntrySignatures: 'exports-only' as const,
      output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting },
    },
  },
})

/** A script that pages inline, as one classic script: no imports, no import.meta. */
const inlinedScript = (name: string, file: string) => ({
  consumer: 'client' as const,
  build: {
    outDir: `dist/${name}`,
    rolldownOptions: {
      input: { [name]: file },
      optimization: { inlineConst: { mode: 'all' as const } },
      output: { format: 'iife' as const, entryFileNames: '[name].js', codeSplitting: false },
    },
  },
})

/** One file: the server holds it in memory, whatever becomes of the build beside it. */
const threadProgram = (name: string, file: string) => ({
  consumer: 'server' as const,
  resolve: { noExternal: true as const },
  build: {
    outDir: 'dist/thread',
    emptyOutDir: false,
    rolldownOptions: {
      input: { [name]: file },
      output: {
        // CommonJS: code without a file can require modules of Node's own, as pg does.
        format: 'cjs' as const,
        entryFileNames: '[name].cjs',
        codeSplitting: false,
      },
    },
  },
})

/** What builds, servers and tests share; a file of its own, so that a project of tests can extend it alone. */
export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    islandModules(),
    liveDrawUrl(),
    servedFonts(),
    deskFont(),
    deskScheme(),
    // Words of react-aria in the one language of sites and staff: it brings thirty more.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), apply: 'build' as const },
    serverChangeReload(),
    specTests(),
  ],
  // One evaluation of this file for all environments.
  builder: { sharedConfigBuild: true },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: {
            app: 'ui/app.css',
            ...Object.fromEntries(
              (command === 'build' ? sheets() : []).map((file) => [
                file.replaceAll('/', '-'),
                file,
              ]),
            ),
            ...islandEntries(islands),
          },
          // Else the data attributes would be a file, and a request, of their own.
          optimization: { inlineConst: { mode: 'all' as const } },
          // The page's runtime imports an island's entry by its URL and calls its default export.
          preserveEntrySignatures: 'exports-only',
          output: { entryFileNames: 'assets/[name]-[hash].js' },
        },
      },
    },
    // Loaded when a visitor first reaches for a live form.
    draw: linkedScript('live-draw', 'pages/runtime/live-draw.ts'),
    runtime: inlinedScript('runtime', 'pages/runtime/main.ts'),
    actions: inlinedScript('actions', 'pages/runtime/actions-main.ts'),
    tracking: linkedScript('tracking', 'pages/runtime/tracking-main.ts'),
    // Axe comes where somebody is about to publish.
    frame: linkedScript('frame', 'builder/frame/main.ts', { codeSplitting: true }),
    why: linkedScript('why', 'builder/frame/why-main.ts'),
    watchlist: linkedScript('watchlist', 'pages/runtime/watchlist-main.ts'),
    thread: threadProgram('stock', 'server/search/build/stock-thread.ts'),
    heic: threadProgram('heic', 'server/pictures/heic-thread.ts'),
    brochures: threadProgram('brochures', 'server/drawing/brochure-thread.ts'),
    // The staff application, from its page: served on the staff host alone.
    desk: {
      consumer: 'client',
      build: {
        outDir: 'dist/desk',
        assetsDir: 'desk',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { desk: 'desk/index.html', 'kept-scheme': 'desk/frame/kept-scheme.ts' },
          // Else the scheme's script would import its one constant, which only modules can.
          optimization: { inlineConst: { mode: 'all' as const } },
          // Else what several screens share is dozens of small files, each compressed by itself.
          output: {
            codeSplitting: {
              groups: [
                // What every screen begins with. The scheme's script is no module.
                { name: 'desk', tags: ['$initial'], test: /^(?!.*kept-scheme)/ },
                { name: 'icons', test: /node_modules.lucide/, minShareCount: 4 },
                // What lists, tables and the tree have in common; they are told apart by what each adds.
                {
                  name: 'lists',
                  test: /[/](list-states|Checkbox|DragAndDrop|SelectionManager|useCollection|useGridList(Item|SelectionCheckbox)?|useGridSelectionAnnouncement|useHighlightSelectionDescription|SelectionIndicator|useLoadMoreSentinel)[.](tsx|mjs)$/,
                },
                {
                  name: 'parts',
                  test: /[/](notice|query-state|screen|badge|guarded-button|site-mark|input|select|textarea)[.]tsx$/,
                },
                {
                  name: 'document',
                  test: /[/](builder[/](model|screen|preview)|pages)[/]/,
                  minShareCount: 2,
                },
                { name: 'form', test: /[/]builder[/]form[/]/, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Build only: in development an inlined CommonJS React fails with "module is not defined".
      resolve: command === 'build' ? { noExternal: true, external: ['sharp'] } : {},
      // Vite keeps process.env.NODE_ENV in server bundles: without this React's slow half runs.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        outDir: 'dist/server',
        rolldownOptions: {
          input: { main: 'server/main.ts' },
        },
      },
    },
  },
}))
