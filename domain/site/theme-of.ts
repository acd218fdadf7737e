import { merged } from './merged.ts'
import type { SiteTheme, TemplateTheme, Theme, ThemeColours, ThemeSettings } from './theme.ts'
import { defaultLook } from './theme-defaults.ts'

/** The site's theme over its template's over the defaults, setting by setting. */
export function themeOf(template: TemplateTheme, site: SiteTheme): Theme {
  const {
    fonts,
    heading,
    figure,
    text,
    label,
    sizes,
    corners,
    space,
    stage,
    icon,
    motion,
    ...colours
  } = site
  const own: ThemeColours = colours
  return { ...own, ...themeSettings(template, site) }
}

/** All settings of a look: the site's over its template's over the defaults. */
export function themeSettings(template: TemplateTheme, site: TemplateTheme): ThemeSettings {
  return {
    fonts: merged(defaultLook.fonts, template.fonts, site.fonts),
    heading: merged(defaultLook.heading, template.heading, site.heading),
    figure: merged(defaultLook.figure, template.figure, site.figure),
    text: merged(defaultLook.text, template.text, site.text),
    label: merged(defaultLook.label, template.label, site.label),
    sizes: merged(defaultLook.sizes, template.sizes, site.sizes),
    corners: merged(defaultLook.corners, template.corners, site.corners),
    space: merged(defaultLook.space, template.space, site.space),
    stage: merged(defaultLook.stage, template.stage, site.stage),
    icon: merged(defaultLook.icon, template.icon, site.icon),
    motion: merged(defaultLook.motion, template.motion, site.motion),
  }
}
