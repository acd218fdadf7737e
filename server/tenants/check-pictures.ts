import { contentLimits } from '#pages/json-limits.ts'
import { hint } from '#pages/near-miss.ts'
import { type Path, type Problem, warning } from '#pages/problem.ts'
import { parseJson, problemsBefore } from '#pages/source.ts'
import type { SyntaxFault } from '#pages/syntax-fault.ts'
import { hasPictureEnding, isPlainPath, pictureEndings } from '../media/picture-name.ts'
import { type FileProblem, faultProblems, fileProblems } from './file-problem.ts'
import type { TenantFiles } from './source.ts'

/** Paths of a site's own pictures, and of generated artwork. */
const OWN = '/media/site/'
const ARTWORK = '/media/artwork/'
/** Paths that name the tenant, or that omit `site`. */
const WRONG_PREFIX = /^\/media\/(?:tenants\/[^/]+\/)?/

/** A picture in Markdown, or a link to one. */
const inMarkdown = /(?<=\]\()\/media\/[^\s)]*/g

/**
 * Problems of the pictures that a tenant's site, page and content files name: a path that is not one of the
 * site's pictures, or a picture that is neither in its `media` folder nor in its media library.
 */
export function missingPictures(files: TenantFiles): FileProblem[] {
  const { main, pages, content, media, library = [] } = files
  const names = new Set([...media, ...library.map(({ name }) => name)])
  return [...(main ? [main] : []), ...pages, ...content].flatMap((source) => {
    // Most files of content name none, and may be long.
    if (!source.text.includes('media')) return []
    if (source.file.endsWith('.md')) {
      const faults = faultsInMarkdown(source.text, names)
      return faultProblems(source, faults).map((each) => ({ ...each, level: 'warning' as const }))
    }
    const json = parseJson(source.text, contentLimits)
    const problems = pictureProblems(json.value, names)
    const found = json.ok ? problems : problemsBefore(source.text, problems, json.readTo)
    return fileProblems(source, found)
  })
}

function pictureProblems(value: unknown, names: ReadonlySet<string>): Problem[] {
  return texts(value, []).flatMap(({ text, path }) => {
    const message = fault(text, names)
    if (message !== undefined) return [warning(path, message)]
    return faultsInMarkdown(text, names).map(({ offset, message }) => ({
      ...warning(path, message),
      letter: offset,
    }))
  })
}

const faultsInMarkdown = (text: string, names: ReadonlySet<string>): SyntaxFault[] =>
  Array.from(text.matchAll(inMarkdown)).flatMap(({ 0: found, index }) => {
    const message = fault(found, names)
    return message === undefined ? [] : [{ offset: index, message }]
  })

/** How the problem of a picture begins that is not there. */
export const lostPicture = (name: string): string => `there is no picture media/${name}`

function fault(text: string, names: ReadonlySet<string>): string | undefined {
  if (!text.startsWith('/media/') || text.startsWith(ARTWORK)) return undefined
  if (!text.startsWith(OWN)) {
    const address = text.replace(WRONG_PREFIX, OWN)
    return `expected an address below ${OWN}, found "${text}"; write "${address}"`
  }
  const [written = ''] = text.slice(OWN.length).split(/[?#]/)
  const name = decoded(written)
  if (!names.has(name)) return `${lostPicture(name)}${hint(name, names)}`
  if (!hasPictureEnding(name)) {
    return `expected a picture that ends in ${pictureEndings.join(', ')}, found "${name}"`
  }
  if (isPlainPath(name)) return undefined
  return `expected a name of the letters A to Z, digits, spaces and . _ ( ) -, found "${name}"; rename media/${name}`
}

/** Every text inside a value, with its JSON path. */
function texts(value: unknown, path: Path): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) =>
    texts(member, [...path, Array.isArray(value) ? Number(name) : name]),
  )
}

/** A malformed escape is returned unchanged: no file has such a name. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
