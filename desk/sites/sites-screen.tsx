import './sites.css'
import { Link, useSearch } from '@tanstack/react-router'
import { SiteMark } from '#staff/ui/site-mark/site-mark.tsx'
import { roleName, useMe } from '../frame/me.ts'
import { Screen } from '../frame/screen.tsx'
import { siteScreens } from '../frame/screens.ts'

/** The sites that a person works for, to choose from. */
export function SitesScreen() {
  const { sites } = useMe()
  const { screen } = useSearch({ from: '/signed-in/framed/staff/sites' })
  const wanted = siteScreens.find(({ to }) => to === screen)
  return (
    <Screen
      title={wanted ? `${wanted.title}: choose a site` : 'Choose a site'}
      sub={`${sites.length} ${sites.length === 1 ? 'site' : 'sites'}`}
    >
      <div className="desk-scroll">
        {sites.length === 0 && (
          <p className="p-4">
            You work for no site now. Ask the owner of your site for an invitation.
          </p>
        )}
        <ul className="site-list">
          {sites.map(({ slug, name, role, colours }) => (
            <li key={slug}>
              <Link to={wanted?.to ?? '/staff/$site'} params={{ site: slug }}>
                <SiteMark name={name} {...colours} />
                <b>{name}</b>
                <span>{roleName(role)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Screen>
  )
}
