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
    ...own
  } = site
  const colours: ThemeColours = own
  const look: ThemeSettings = {
    fonts: merged(defaultLook.fonts, template.fonts, fonts),
    heading: merged(defaultLook.heading, template.heading, heading),
    figure: merged(defaultLook.figure, template.figure, figure),
    text: merged(defaultLook.text, template.text, text),
    label: merged(defaultLook.label, template.label, label),
    sizes: merged(defaultLook.sizes, template.sizes, sizes),
    corners: merged(defaultLook.corners, template.corners, corners),
    space: merged(defaultLook.space, template.space, space),
    stage: merged(defaultLook.stage, template.stage, stage),
    icon: merged(defaultLook.icon, template.icon, icon),
    motion: merged(defaultLook.motion, template.motion, motion),
  }
  return { ...colours, ...look }
}

type Part<T> = { readonly [K in keyof T]?: T[K] | undefined } | undefined

function merged<T extends object>(defaults: T, template: Part<T>, site: Part<T>): T {
  return { ...defaults, ...template, ...site }
}
