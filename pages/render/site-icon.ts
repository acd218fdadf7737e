import { createHash } from 'node:crypto'
import type { SiteView } from '#parts/view-context.ts'
import { coloursOf } from '#ui/theme/colours.ts'
import { escapeHtml } from './html.ts'

export interface SiteIcon {
  readonly svg: string
  /** Changes with the icon, so that a browser may keep what it has for good. */
  readonly version: string
}

type Named = Pick<SiteView, 'name' | 'theme'>

const drawn = new WeakMap<Named['theme'], SiteIcon>()
const VERSION_LENGTH = 8

/** A site's icon, which nobody has to supply: its initial on its brand's colour. */
export function siteIcon(site: Named): SiteIcon {
  const icon = drawn.get(site.theme) ?? draw(site)
  drawn.set(site.theme, icon)
  return icon
}

function draw({ name, theme }: Named): SiteIcon {
  const colours = coloursOf(theme)
  const [initial = ''] = name.trim().toUpperCase()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colours['brand-9']}"/><text x="16" y="23" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="20" fill="${colours['on-brand']}">${escapeHtml(initial)}</text></svg>`
  const version = createHash('sha256').update(svg).digest('hex').slice(0, VERSION_LENGTH)
  return { svg, version }
}

export const siteIconUrl = (site: Named): string => `/icon.svg?v=${siteIcon(site).version}`
