import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf, type ImportGraph, isTest } from './import-graph.ts'
import { projectPath } from './import-paths.ts'
import { mayImport, roomOf } from './import-rules.ts'

const named =
  /\.(?<name>[a-z][\w-]*)(?=[^;{}]*\{)|\[data-block="(?<block>[^"]*)"\]|@(?:import|reference) "(?<file>\.[^"]*)"/g

/**
 * Every stylesheet that imports, or has a selector for, what it may not know: a block, a part or a primitive of
 * a higher room, or of another block. A class belongs to the folders whose views write it.
 */
export function styleFaults(root: string, graph: ImportGraph): string[] {
  const writers = classWriters(graph)
  return globSync('{ui,staff,desk,builder,parts,blocks}/**/*.css', { cwd: root })
    .sort()
    .flatMap((path) => {
      const css = readFileSync(join(root, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
      const folder = folderOf(path)
      const faults = Array.from(css.matchAll(named), ({ 0: text, groups = {} }) => {
        const { name = '', block, file } = groups
        const owners = [...(writers.get(name) ?? [])]
        if (block !== undefined) owners.push(`blocks/${block}`)
        if (file !== undefined) owners.push(folderOf(projectPath(path, file)))
        const isKnown = owners.length === 0 || owners.some((owner) => mayKnow(folder, owner))
        return isKnown ? '' : `${path} names ${text} of ${owners.join(', ')}`
      })
      return [...new Set(faults.filter(Boolean))]
    })
}

const mayKnow = (folder: string, owner: string): boolean =>
  roomOf(folder) === roomOf(owner)
    ? roomOf(folder) !== 'blocks' || folder === owner
    : (mayImport[roomOf(folder)] ?? []).includes(roomOf(owner))

/** The folders of views and scripts that have a word, by the word: they may write it as a class. */
function classWriters(graph: ImportGraph): ReadonlyMap<string, ReadonlySet<string>> {
  const writers = new Map<string, Set<string>>()
  for (const { path, text } of graph.values()) {
    if (
      !/^(ui|staff|desk|builder|parts|blocks)\/.*(\.tsx|\.island\.ts)$/.test(path) ||
      isTest(path)
    )
      continue
    for (const word of text.match(/[a-z][\w-]+/g) ?? [])
      writers.set(word, (writers.get(word) ?? new Set()).add(folderOf(path)))
  }
  return writers
}
