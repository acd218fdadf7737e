import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { type ImportGraph, reachedFrom, readImportGraph } from '../scripts/import-graph.ts'

const root = join(import.meta.dirname, '..')
/** Counted once for a page, whatever it uses. */
const shared = /^react(-dom)?($|\/)/
const libraryImport =
  /^import \{([^}]*)\} from '((?:radix-ui|react-aria-components|react-aria)\/[^']*)'/gm

/**
 * Prints the script of each primitive that rests on radix-ui or react-aria beside the library's part
 * alone: brotli bytes without React. The goal is a difference of at most 2,000 bytes.
 */
export async function primitiveBytes(): Promise<void> {
  const graph = readImportGraph(root)
  console.log(`\n${'primitive'.padEnd(22)}${['script', 'library', 'own'].map(column).join('')}`)
  for (const path of primitives(graph)) {
    const whole = await brotliBytes(`export * from '${join(root, path)}'`)
    const library = await brotliBytes(libraryPart(graph, path))
    const figures = [whole, library, whole - library].map((bytes) => column(bytes))
    console.log(basename(path, '.tsx').padEnd(22) + figures.join(''))
  }
}

const column = (text: string | number): string => text.toLocaleString('en').padStart(10)

const importsLibrary = (text: string): boolean => text.match(libraryImport) !== null

/** The files of primitives that rest on a library and carry their folder's name, or another component. */
function primitives(graph: ImportGraph): string[] {
  return [...graph.values()]
    .filter(
      ({ path }) =>
        /^(staff\/)?ui\/[^/]+\/[^/.]+\.tsx$/.test(path) && !path.endsWith('field-texts.tsx'),
    )
    .filter(({ text }) => importsLibrary(text))
    .map(({ path }) => path)
    .sort()
}

/** A script that exports exactly what a primitive and its parts import of the libraries. */
function libraryPart(graph: ImportGraph, path: string): string {
  const texts = [...reachedFrom(graph, [path]).keys()].map((file) => graph.get(file)?.text ?? '')
  const lines = texts.flatMap((text) =>
    Array.from(text.matchAll(libraryImport), ([, names = '', from = '']) => {
      const values = names.split(',').map((name) => name.trim().replace(/ as .*/, ''))
      return { from, values: values.filter((name) => name !== '' && !name.startsWith('type ')) }
    }),
  )
  return lines
    .flatMap(({ from, values }, at) =>
      values.map((name) => `export { ${name} as ${name}${at} } from '${from}'`),
    )
    .join('\n')
}

/** The script of an entry, minified and compressed. */
async function brotliBytes(entry: string): Promise<number> {
  const id = join(root, 'primitive-entry.js')
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'primitive-entry',
        resolveId: (source) => (source === id ? id : undefined),
        load: (source) => (source === id ? entry : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: id, external: shared, preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = (Array.isArray(output) ? output : [output]).flatMap((one) =>
    'output' in one ? one.output : [],
  )
  return outputs.reduce(
    (sum, chunk) => sum + (chunk.type === 'chunk' ? brotliCompressSync(chunk.code).length : 0),
    0,
  )
}
