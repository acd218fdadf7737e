import { Search } from 'lucide'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Kbd } from '#staff/ui/key-line/kbd.tsx'
import { Brand } from './brand.tsx'
import { isMac } from './keys-here.tsx'
import type { Me, MySite } from './me.ts'
import { AccountLink, ScreenLinks } from './screen-links.tsx'
import { SiteSwitcher } from './site-switcher.tsx'

export interface RailProps {
  readonly me: Me
  readonly site: MySite | undefined
  readonly onFind: () => void
}

/** The rail beside a screen: the site, the way to others, and its screens. */
export const Rail = ({ me, site, onFind }: RailProps) => (
  <nav className="rail" aria-label="Workspace">
    <SiteSwitcher me={me} site={site} />
    <button type="button" className="find" onClick={onFind}>
      <Glyph icon={Search} className="size-4" />
      <span>Find or do</span>
      <Kbd>{isMac() ? '⌘ K' : 'Ctrl K'}</Kbd>
    </button>
    {/* On a phone these are the tabs. */}
    <div className="rail-screens">
      {site && <ScreenLinks site={site} />}
      <div className="rail-foot">
        <AccountLink iconClass="size-4">{me.person.name}</AccountLink>
        <Brand isQuiet />
      </div>
    </div>
  </nav>
)
