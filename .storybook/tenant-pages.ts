import { z } from 'zod'

const files = import.meta.glob<unknown>('../tenants/**/pages/*.json', {
  eager: true,
  import: 'default',
})

const pageSchema = z.looseObject({
  route: z.string(),
  title: z.string().optional(),
  description: z.string().optional(),
})

/** A page file of a dealer or of a template. */
export interface PageFile {
  /** `harbour`, or `_templates/meridian`. */
  readonly owner: string
  /** Its file’s, without the extension: `about-us`. */
  readonly name: string
  /** From the project’s root. */
  readonly path: string
  readonly route: string
  readonly description: string | undefined
  readonly json: unknown
}

/** Every page file of the demo dealers and of the templates. */
export const pageFiles: readonly PageFile[] = Object.entries(files).flatMap(([file, json]) => {
  const [, owner] = /tenants\/(.+)\/pages\//.exec(file) ?? []
  if (owner === undefined || owner === '_example') return []
  const { route, description } = pageSchema.parse(json)
  const name = file.replace(/^.*\/|\.json$/g, '')
  return [{ owner, name, path: file.replace('../', ''), route, description, json }]
})

/** What a dealer’s home page says to search engines about the dealer. */
export function homeDescriptionOf(tenant: string): string {
  const home = pageFiles.find(({ owner, route }) => owner === tenant && route === '/')
  return home?.description ?? ''
}
