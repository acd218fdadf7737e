import { z } from 'zod'
import { inLocationOrder } from '#domain/location/location-order.ts'
import type { Flags } from '#domain/site/flags.ts'
import { wordsOf } from '#domain/site/interface-texts.ts'
import { templateLookSchema } from '#domain/site/look.ts'
import { lookOf } from '#domain/site/look-of.ts'
import { type Site, siteSchema } from '#domain/site/site.ts'
import type { ThemeColours } from '#domain/site/theme.ts'
import { type Theme, templateThemeSchema } from '#domain/site/theme.ts'
import { themeOf, themeSettings } from '#domain/site/theme-of.ts'
import { storySite } from '#parts/story-site.ts'
import type { SiteView } from '#parts/view-context.ts'
import { faceRules } from '#ui/fonts/face-rules.ts'
import { themeCss } from '#ui/theme/theme-css.ts'
import { fontUrl } from './font-url.ts'
import { withSiteMedia } from './pages/site-media.ts'

const siteFiles = import.meta.glob<unknown>('../tenants/[!_]*/site.json', {
  eager: true,
  import: 'default',
})
const templateFiles = import.meta.glob<unknown>('../tenants/_templates/*/template.json', {
  eager: true,
  import: 'default',
})
const templateSchema = z.looseObject({
  title: z.string(),
  description: z.string(),
  theme: templateThemeSchema,
  look: templateLookSchema,
})
type Template = z.infer<typeof templateSchema>

/** What the toolbar changes about the dealer's site; what is absent is as the dealer has it. */
export interface Overrides {
  readonly scheme?: ThemeColours['scheme']
  readonly locale?: Site['locale']
  readonly flags?: Partial<Flags>
}

/** A demo dealer: a folder of `tenants/` without a leading `_`. */
export interface Dealer {
  readonly slug: string
  readonly name: string
  readonly site: Site
  readonly template: Template
}

/** All demo dealers, by slug. */
export const dealers: readonly Dealer[] = Object.values(siteFiles)
  .map((file) => siteSchema.parse(file))
  .map((site) => ({ slug: site.slug, name: site.name, site, template: templateOf(site) }))
  .sort((a, b) => a.slug.localeCompare(b.slug))

/** The slugs of the demo dealers. */
export const tenantNames: readonly string[] = dealers.map(({ slug }) => slug)

/** Texts, theme and look of a site's template. */
export function templateOf({ template }: Pick<Site, 'template'>): Template {
  return templateSchema.parse(templateFiles[`../tenants/_templates/${template}/template.json`])
}

function dealerOf(tenant: string): Dealer {
  const dealer = dealers.find(({ slug }) => slug === tenant)
  if (!dealer) throw new Error(`Tenant: expected ${tenantNames.join(' or ')}, found "${tenant}"`)
  return dealer
}

/**
 * The tenant's whole theme. In the other scheme than its own it has the colours that are computed from
 * its brand and accent: those that the dealer chose are for one scheme only.
 */
export function themeForStory(tenant: string, { scheme }: Overrides = {}): Theme {
  const { site, template } = dealerOf(tenant)
  if (scheme === undefined || scheme === site.theme.scheme)
    return themeOf(template.theme, site.theme)
  const { brand, accent } = site.theme
  return { ...themeSettings(template.theme, site.theme), brand, accent, scheme }
}

/** The tenant's fonts as CSS, as in a page's head. */
export function fontCssOf(tenant: string): string {
  return faceRules(themeForStory(tenant).fonts, fontUrl)
}

/** Keeps what `make` returns: a story asks for the same several times each time it is drawn. */
function kept<Value>(make: (tenant: string, overrides: Overrides) => Value) {
  const made = new Map<string, Value>()
  return (tenant: string, overrides: Overrides = {}): Value => {
    const key = JSON.stringify([tenant, overrides])
    const value = made.get(key) ?? make(tenant, overrides)
    made.set(key, value)
    return value
  }
}

/** The tenant's fonts and theme as CSS, as in a page's head. */
export const themeCssOf = kept(
  (tenant, overrides) =>
    fontCssOf(tenant) + themeCss(themeForStory(tenant, overrides), sceneOf(tenant), true),
)

/** The tenant's theme for the elements that match `selector`, and its fonts. */
export const scopedThemeCss = (tenant: string, selector: string): string =>
  `${fontCssOf(tenant)}${selector}{${themeCss(themeForStory(tenant), sceneOf(tenant), true).replaceAll(':root', '&')}}`

/** The scene that the tenant's drawn vehicles stand in. */
export const sceneOf = (tenant: string): SiteView['look']['scene'] => siteViewOf(tenant).look.scene

const isSite = (value: unknown): value is SiteView =>
  typeof value === 'object' && value !== null && 'look' in value && 'theme' in value

/**
 * The site of a story: the tenant's, unless the story has a site of its own. That one is shown in the
 * tenant's colours and scene, which the stylesheet of the page has.
 */
export function siteForStory(own: unknown, tenant: string, overrides: Overrides = {}): SiteView {
  const shown = siteViewOf(tenant, overrides)
  if (own === storySite || !isSite(own)) return shown
  return { ...own, theme: shown.theme, look: { ...own.look, scene: shown.look.scene } }
}

/** The tenant's site as the server has it: with its look, theme and texts. */
export function tenantSite(tenant: string) {
  const { site, template } = dealerOf(tenant)
  return {
    ...site,
    look: lookOf(template.look, site.look),
    theme: themeOf(template.theme, site.theme),
    locations: inLocationOrder(site.locations),
    askPages: storySite.askPages,
    words: wordsOf(site),
  }
}

/** The tenant's site as views get it. */
export const siteViewOf = kept((tenant, overrides): SiteView => {
  const { site: whole, template } = dealerOf(tenant)
  const { wording, stockFilter: _, ...own } = whole
  const { locale = own.locale } = overrides
  const flags = { ...own.flags, ...overrides.flags }
  const { logo } = own
  return {
    ...own,
    ...(logo && 'image' in logo && { logo: { ...logo, image: withSiteMedia(logo.image, tenant) } }),
    locale,
    flags,
    look: lookOf(template.look, own.look),
    theme: themeForStory(tenant, overrides),
    locations: inLocationOrder(own.locations),
    askPages: storySite.askPages,
    words: wordsOf({ ...own, locale, wording }),
  }
})
