import { hint } from '#pages/near-miss.ts'
import { type Path, type Problem, warning } from '#pages/problem.ts'
import { readJson } from '#pages/source.ts'
import { type FileProblem, fileProblems } from './file-problem.ts'
import type { FolderFiles } from './files.ts'

/** Pictures of the tenant's own `media` folder that its site or page files name and that are not there. */
export function missingPictures({ main, pages, media }: FolderFiles, slug: string): FileProblem[] {
  const names = new Set(media)
  return [...(main ? [main] : []), ...pages].flatMap((source) => {
    const read = readJson(source.text)
    return read.ok ? fileProblems(source, pictureProblems(read.value, slug, names)) : []
  })
}

function pictureProblems(value: unknown, slug: string, names: ReadonlySet<string>): Problem[] {
  const own = `/media/tenants/${slug}/`
  return texts(value, []).flatMap(({ text, path }) => {
    if (!text.startsWith(own)) return []
    const [name = ''] = text.slice(own.length).split(/[?#]/)
    if (names.has(decoded(name))) return []
    return [warning(path, `there is no picture media/${name}${hint(name, names)}`)]
  })
}

/** Every text inside a value, and where it stands. */
function texts(value: unknown, path: Path): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) =>
    texts(member, [...path, Array.isArray(value) ? Number(name) : name]),
  )
}

/** A malformed escape stays as it is: no file has such a name. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
