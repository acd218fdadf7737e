import { z } from 'zod'
import { inLocationOrder } from '#domain/location/location-order.ts'
import { wordsOf } from '#domain/site/interface-texts.ts'
import { templateLookSchema } from '#domain/site/look.ts'
import { lookOf } from '#domain/site/look-of.ts'
import { type Site, siteSchema } from '#domain/site/site.ts'
import { templateThemeSchema } from '#domain/site/theme.ts'
import { themeOf } from '#domain/site/theme-of.ts'
import { storySite } from '#parts/story-site.ts'
import type { SiteView } from '#parts/view-context.ts'
import { faceRules } from '#ui/fonts/face-rules.ts'
import { themeCss } from '#ui/theme/theme-css.ts'
import { fontUrl } from './font-url.ts'

const siteFiles = import.meta.glob<unknown>('../tenants/[!_]*/site.json', {
  eager: true,
  import: 'default',
})
const templateFiles = import.meta.glob<unknown>('../tenants/_templates/*/template.json', {
  eager: true,
  import: 'default',
})
const templateSchema = z.looseObject({ theme: templateThemeSchema, look: templateLookSchema })

const sites = new Map<string, Site>(
  Object.values(siteFiles).map((file) => {
    const site = siteSchema.parse(file)
    return [site.slug, site]
  }),
)

/** The tenants that the toolbar offers: the folders of `tenants/` without a leading `_`. */
export const tenantNames: readonly string[] = [...sites.keys()].sort()

function siteOf(tenant: string): Site {
  const site = sites.get(tenant)
  if (!site) throw new Error(`Tenant: expected ${tenantNames.join(' or ')}, found "${tenant}"`)
  return site
}

/** The tenant's fonts and theme as CSS, as in a page's head. */
export function themeCssOf(tenant: string): string {
  const site = siteOf(tenant)
  const template = templateOf(site)
  const { scene } = lookOf(template.look, site.look)
  const theme = themeOf(template.theme, site.theme)
  return faceRules(theme.fonts, fontUrl) + themeCss(theme, scene)
}

/** The scene that the tenant's drawn vehicles stand in. */
export const sceneOf = (tenant: string): string => siteViewOf(tenant).look.scene

/** Theme and look of a site's template. */
export const templateOf = ({ template }: Pick<Site, 'template'>) =>
  templateSchema.parse(templateFiles[`../tenants/_templates/${template}/template.json`])

/** The site of a story: the tenant's, unless the story has a site of its own. */
export const siteForStory = (own: unknown, tenant: string): unknown =>
  own === undefined || own === storySite ? siteViewOf(tenant) : own

/** The tenant's site as the server has it: with its look, theme and texts. */
export function tenantSite(tenant: string) {
  const site = siteOf(tenant)
  const template = templateOf(site)
  return {
    ...site,
    look: lookOf(template.look, site.look),
    theme: themeOf(template.theme, site.theme),
    locations: inLocationOrder(site.locations),
    words: wordsOf(site),
  }
}

/** The tenant's site as views get it. */
function siteViewOf(tenant: string): SiteView {
  const { wording: _, stockFilter: __, hosts: ___, ...site } = tenantSite(tenant)
  return site
}
