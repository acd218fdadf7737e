import type { MySite } from './me.ts'
import { MoreTab } from './more-tab.tsx'
import { ScreenTabs } from './screen-links.tsx'

/** Below the screen of a phone: the tabs of its site, and what is behind More. */
export const PhoneTabs = ({ site }: { readonly site: MySite | undefined }) => (
  <nav className="phone-tabs" aria-label="Screens">
    {site && <ScreenTabs site={site} />}
    <MoreTab site={site} />
  </nav>
)
