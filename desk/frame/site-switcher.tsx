import { useNavigate } from '@tanstack/react-router'
import { ChevronsUpDown } from 'lucide'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { SiteMark } from '#staff/ui/site-mark/site-mark.tsx'
import { LateMenu } from './late-menu.tsx'
import { type Me, type MySite, roleName } from './me.ts'

/** The dealer that is shown, and the way to the others. */
export function SiteSwitcher({ me, site }: { readonly me: Me; readonly site: MySite | undefined }) {
  const navigate = useNavigate()
  const sites = me.sites.map(({ slug, name, role }) => ({
    label: name,
    detail: roleName(role),
    run: () => void navigate({ to: '/staff/$site', params: { site: slug } }),
  }))
  const all = { label: 'All your sites', run: () => void navigate({ to: '/staff/sites' }) }
  return (
    <LateMenu className="site-switcher" groups={[sites, [all]]}>
      {site && <SiteMark name={site.name} {...site.colours} />}
      <b>{site?.name ?? 'Choose a site'}</b>
      <span className="sr-only">Change site</span>
      <Glyph icon={ChevronsUpDown} className="size-4" />
    </LateMenu>
  )
}
