import type { SiteTheme, TemplateTheme, Theme } from './theme.ts'

/** The site's theme over its template's. */
export function themeOf(template: TemplateTheme, site: SiteTheme): Theme {
  return {
    brand: site.brand,
    accent: site.accent,
    colours: site.colours,
    fonts: site.fonts ?? template.fonts,
    heading: site.heading ?? template.heading,
    radius: site.radius ?? template.radius,
    density: site.density ?? template.density,
    shadow: site.shadow ?? template.shadow,
    neutral: site.neutral ?? template.neutral,
  }
}
