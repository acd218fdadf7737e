import { checksum } from '#domain/checksum.ts'
import type { SiteView } from '#parts/view-context.ts'
import { groundsOf } from '#ui/theme/grounds.ts'
import { escapeHtml } from './html.ts'

export interface SiteIcon {
  readonly svg: string
  /** Changes with the icon, so that a browser may cache it for good. */
  readonly version: string
}

type IconSource = Pick<SiteView, 'name' | 'theme'>

const icons = new WeakMap<IconSource['theme'], SiteIcon>()
const VERSION_LENGTH = 8

/** A site's generated icon: its initial on its brand colour. */
export function siteIcon(site: IconSource): SiteIcon {
  const icon = icons.get(site.theme) ?? draw(site)
  icons.set(site.theme, icon)
  return icon
}

function draw({ name, theme }: IconSource): SiteIcon {
  const { plain } = groundsOf(theme)
  const [initial = ''] = name.trim().toUpperCase()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${plain.brand}"/><text x="16" y="23" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="20" fill="${plain['on-brand']}">${escapeHtml(initial)}</text></svg>`
  const version = checksum(svg).toString(16).padStart(VERSION_LENGTH, '0')
  return { svg, version }
}

export const siteIconUrl = (site: IconSource): string => `/icon.svg?v=${siteIcon(site).version}`
