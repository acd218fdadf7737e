import type { Person } from '#domain/content/entries.ts'
import { firstWords } from '#domain/content/markdown.ts'
import { statedFacts } from '#domain/content/site-facts.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { PersonFace } from '../person/person-face.tsx'
import type { SiteView } from '../view-context.ts'

interface WhoAnswersProps {
  readonly people: readonly Person[]
  readonly site: SiteView
}

/** Who answers a form: one with what is said of them; of several, one for each location, name and role. Spec 2.09, 2.15. */
export function WhoAnswers({ people, site }: WhoAnswersProps) {
  const [one, ...others] = people
  return (
    <div className="next-who">
      <p>{others.length === 0 ? site.words.nextWho : site.words.nextWhoAmong}</p>
      <ul>
        {people.map(({ id, name, image, role }) => (
          <li key={id}>
            <PersonFace name={name} image={image} />
            <span>
              <b>{name}</b>
              <span className="person-role">{role}</span>
            </span>
          </li>
        ))}
      </ul>
      {others.length === 0 && one?.about !== undefined && (
        <p>{fillPlaceholders(firstWords(one.about), statedFacts(site))}</p>
      )}
    </div>
  )
}
