import { siteSchema } from '#domain/site/site.ts'
import { field } from '#pages/field.ts'
import { parseJson, valueInBroken } from '#pages/source.ts'
import type { SourceFile } from './source-file.ts'

/**
 * The fields of a site's file that can be read even if it is invalid: enough to find the site by its
 * hosts, to list it, and to show its phone number.
 */
export interface SiteHead {
  /** The name of its folder. */
  readonly slug: string
  /** Whether its file has that slug; false in a copy of another site's folder. */
  readonly isNamed: boolean
  readonly hosts: readonly string[]
  readonly name?: string
  readonly phone?: string
  readonly locale: string
  readonly template?: string
  /** The group of dealers whose content it takes. */
  readonly group?: string
}

const LONGEST_NAME = 200

/** Parses the head of `site.json`; `source` is absent where there is none. */
export function siteHeadOf(slug: string, source: SourceFile | undefined): SiteHead {
  const text = source?.text ?? ''
  const json = parseJson(text)
  const at = (...path: string[]): unknown =>
    json.ok ? path.reduce<unknown>(field, json.value) : valueInBroken(text, path)
  const { locale, contact } = siteSchema.shape
  const written = {
    name: at('name'),
    template: at('template'),
    hosts: at('hosts'),
    group: at('group'),
  }
  const phone = contact.shape.phone.safeParse(at('contact', 'phone'))
  return {
    slug,
    isNamed: at('slug') === slug,
    hosts: Array.isArray(written.hosts) ? written.hosts.filter(isText) : [],
    locale: locale.safeParse(at('locale')).data ?? locale.parse(undefined),
    ...(isName(written.name) && { name: written.name.trim() }),
    ...(isText(written.template) && { template: written.template }),
    ...(phone.success && { phone: phone.data }),
    ...(isFolderName(written.group) && { group: written.group }),
  }
}

const isFolderName = (value: unknown): value is string =>
  siteSchema.shape.group.safeParse(value).success && isText(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isName = (value: unknown): value is string =>
  isText(value) && value.trim() !== '' && value.length <= LONGEST_NAME
