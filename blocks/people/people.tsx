import type { Person, Team } from '#domain/content/entries.ts'
import { teamHours } from '#domain/content/team-hours.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { OpenState } from '#parts/open-state/open-state.tsx'
import { OpeningHours } from '#parts/opening-hours/opening-hours.tsx'
import { PersonFace } from '#parts/person/person-face.tsx'
import { Prose } from '#parts/prose/prose.tsx'
import { Section } from '#parts/section/section.tsx'
import { SectionHead } from '#parts/section-head/section-head.tsx'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { telHref } from '#ui/link/tel-href.ts'
import type { ViewOf } from '../define-block.ts'
import type { PeopleData } from './load.ts'
import type block from './schema.ts'

type View = ViewOf<typeof block, PeopleData>

/** Who works here, and when the teams answer. Spec 2.15, 9.28. */
export default function People(view: View) {
  const { id, props, data, site } = view
  const { heading, text, faces, first, ground, variant = site.look.places } = props
  const { people, teams } = data
  const others = first === undefined ? [] : people.slice(first)
  if (people.length + teams.length === 0) return null
  return (
    <Section className="people" ground={ground} variant={variant} labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} heading={heading} text={text} />
      {people.length > 0 && (
        <PeopleList people={people.slice(0, first)} faces={faces} site={site} />
      )}
      {others.length > 0 && (
        <details className="people-more">
          <summary>
            {fillPlaceholders(site.words.peopleMore, { count: others.length })}
            <Icon name="chevron-down" />
          </summary>
          <PeopleList people={others} faces={faces} site={site} />
        </details>
      )}
      {teams.length > 0 && (
        <ul className="people-teams">
          {teams.map((team) => (
            <li key={team.id} className="team">
              <OneTeam {...view} team={team} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** A third of a page's width, or of a phone's. */
const COLUMN = '(min-width: 62rem) 24rem, 33vw'

interface ListProps extends Pick<View, 'site'>, Pick<PeopleData, 'people'> {
  readonly faces: View['props']['faces']
}

const PeopleList = ({ people, faces, site }: ListProps) => (
  <ul className={cn('people-list', faces === 'above' && 'people-faces')}>
    {people.map((person) => (
      <li key={person.id} className="person">
        <OnePerson person={person} faces={faces} site={site} />
      </li>
    ))}
  </ul>
)

type PersonProps = Omit<ListProps, 'people'> & { readonly person: Person }

function OnePerson({ person, faces, site }: PersonProps) {
  const { name, role, phone, email, image, about } = person
  return (
    <>
      <PersonFace name={name} image={image} {...(faces === 'above' && { sizes: COLUMN })} />
      <div>
        <h3>{name}</h3>
        <p className="person-role">{role}</p>
        {about !== undefined && <Prose text={about} site={site} />}
        {phone !== undefined && <a href={telHref(phone)}>{phone}</a>}
        {email !== undefined && <a href={`mailto:${email}`}>{email}</a>}
      </div>
    </>
  )
}

function OneTeam({ team, site, page }: Pick<View, 'site' | 'page'> & { readonly team: Team }) {
  const { name, phone } = team
  const hours = teamHours(team, site.locations)
  return (
    <>
      <h3>{name}</h3>
      <OpenState hours={hours} site={site} page={page} />
      {phone !== undefined && (
        <a href={telHref(phone)} className="figures">
          {phone}
        </a>
      )}
      <OpeningHours
        site={site}
        page={page}
        hours={hours}
        ordinary="[&_dt]:text-ink-2"
        className="grid-cols-[auto_1fr] gap-x-4"
      />
    </>
  )
}
