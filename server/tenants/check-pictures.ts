import { hint } from '#pages/near-miss.ts'
import { type Path, type Problem, warning } from '#pages/problem.ts'
import { readJson } from '#pages/source.ts'
import { hasPictureEnding, isPlainPath, pictureEndings } from '../media/picture-name.ts'
import { type FileProblem, fileProblems } from './file-problem.ts'
import type { TenantFiles } from './source.ts'

/** Where a site's own pictures stand, and where drawn cars do. */
const OWN = '/media/site/'
const DRAWN = '/media/artwork/'
/** Addresses that name the tenant, or that leave `site` out. */
const ELSEWHERE = /^\/media\/(?:tenants\/[^/]+\/)?/

/**
 * What is wrong with the pictures that a tenant's site or page files name: an address that is not
 * one of the site's pictures, or a picture that its `media` folder does not have under that name.
 */
export function missingPictures({ main, pages, media }: TenantFiles): FileProblem[] {
  const names = new Set(media)
  return [...(main ? [main] : []), ...pages].flatMap((source) => {
    const read = readJson(source.text)
    return read.ok ? fileProblems(source, pictureProblems(read.value, names)) : []
  })
}

function pictureProblems(value: unknown, names: ReadonlySet<string>): Problem[] {
  return texts(value, []).flatMap(({ text, path }) => {
    const message = fault(text, names)
    return message === undefined ? [] : [warning(path, message)]
  })
}

function fault(text: string, names: ReadonlySet<string>): string | undefined {
  if (!text.startsWith('/media/') || text.startsWith(DRAWN)) return undefined
  if (!text.startsWith(OWN)) {
    const address = text.replace(ELSEWHERE, OWN)
    return `expected an address below ${OWN}, found "${text}"; write "${address}"`
  }
  const [written = ''] = text.slice(OWN.length).split(/[?#]/)
  const name = decoded(written)
  if (!names.has(name)) return `there is no picture media/${name}${hint(name, names)}`
  if (!hasPictureEnding(name)) {
    return `expected a picture that ends in ${pictureEndings.join(', ')}, found "${name}"`
  }
  if (isPlainPath(name)) return undefined
  return `expected a name of the letters A to Z, digits, spaces and . _ ( ) -, found "${name}"; rename media/${name}`
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
