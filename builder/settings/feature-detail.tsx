import { useQuery } from '@tanstack/react-query'
import { useSite } from '#desk/frame/me.ts'
import { type FlagName, flags } from '#domain/site/flags.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { Button } from '#ui/button/button.tsx'
import { siteTokenQuery } from './queries.ts'
import { whyAddress } from './why-address.ts'

interface FeatureDetailProps {
  readonly name: FlagName
  readonly own: unknown
  readonly effects: StaffAnswer<'GET /:site/features'>['features'][number] | undefined
  readonly isReadOnly: boolean
  readonly onDefault: () => void
}

/** Where a feature acts, with the way to see it on or off, for this person alone. */
export function FeatureDetail({ name, own, effects, isReadOnly, onDefault }: FeatureDetailProps) {
  const site = useSite()
  const { data: token } = useQuery(siteTokenQuery(site.slug))
  const { title, default: usual } = flags[name]
  const isOn = effects?.is_on ?? usual
  const other = isOn ? `-${name}` : name
  const at = effects?.pages[0]?.path ?? '/'
  return (
    <section aria-label={title} className="feature-detail">
      <h2>{title}</h2>
      <p>
        {own === undefined
          ? `The default: ${usual ? 'on' : 'off'}.`
          : `Set here; the default is ${usual ? 'on' : 'off'}.`}{' '}
        The site is live with it {isOn ? 'on' : 'off'}.
      </p>
      <p className="feature-actions">
        {token && (
          <Button size="sm" variant="outline" href={whyAddress(token, at, other)} target="_blank">
            Try {isOn ? 'without' : 'with'} it
          </Button>
        )}
        {own !== undefined && !isReadOnly && (
          <Button size="sm" variant="ghost" onClick={onDefault}>
            Back to default
          </Button>
        )}
      </p>
      <h3>Acts on</h3>
      {effects?.pages.length === 0 && <p>No page of the site asks for it.</p>}
      <ul>
        {effects?.pages.map(({ path, route, blocks }) => (
          <li key={route}>
            {token ? (
              <a href={whyAddress(token, path)} target="_blank" rel="noreferrer">
                {route}
              </a>
            ) : (
              route
            )}
            : {blocks.map((block) => block.title).join(', ')}
          </li>
        ))}
      </ul>
    </section>
  )
}
