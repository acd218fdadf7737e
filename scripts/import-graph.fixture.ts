import type { ImportGraph } from './import-graph.ts'

interface Source {
  readonly text?: string
  /** Files that it imports; `type:` before a path imports its types only. */
  readonly imports?: readonly string[]
}

/** A project of these files. */
export function graphOf(files: Readonly<Record<string, Source>>): ImportGraph {
  return new Map(
    Object.entries(files).map(([path, { text = '', imports = [] }]) => [
      path,
      {
        path,
        text,
        get program(): never {
          throw new Error('nobody asks for it')
        },
        imports: imports.map((file) => ({
          specifier: file,
          offset: 0,
          files: [file.replace('type:', '')],
          isType: file.startsWith('type:'),
        })),
      },
    ]),
  )
}
