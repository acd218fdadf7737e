import { useNavigate } from '@tanstack/react-router'
import { Ellipsis } from 'lucide'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { LateMenu } from './late-menu.tsx'
import type { MySite } from './me.ts'
import { siteScreens } from './screens.ts'

/** The last tab of a phone: the screens that have none, and the person's account. */
export function MoreTab({ site }: { readonly site: MySite | undefined }) {
  const navigate = useNavigate()
  const screens = site
    ? siteScreens.flatMap(({ title, to, tab }) =>
        tab === undefined
          ? [{ label: title, run: () => void navigate({ to, params: { site: site.slug } }) }]
          : [],
      )
    : []
  const account = { label: 'My account', run: () => void navigate({ to: '/staff/account' }) }
  return (
    <LateMenu
      className="more-tab"
      groups={[screens, [account]].filter((entries) => entries.length > 0)}
    >
      <Glyph icon={Ellipsis} className="size-5" />
      More
    </LateMenu>
  )
}
