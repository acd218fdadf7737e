import type { Person } from '#domain/content/entries.ts'
import { PersonFace } from '../person/person-face.tsx'
import type { SiteView } from '../view-context.ts'

interface GreetingProps {
  readonly text: string
  /** Who signs it; the dealer itself where nobody is named. */
  readonly people: readonly Person[]
  readonly site: SiteView
}

/** A few sentences of who answers, signed. Spec 2.09, 2.15. */
export const Greeting = ({ text, people, site }: GreetingProps) => (
  <div className="greeting">
    <p className="greeting-text">{text}</p>
    <ul className="greeting-who">
      {people.length === 0 && (
        <li>
          <b>{site.name}</b>
        </li>
      )}
      {people.map(({ id, name, image, role }) => (
        <li key={id}>
          <PersonFace name={name} image={image} />
          <span>
            <b>{name}</b> <span className="person-role">{role}</span>
          </span>
        </li>
      ))}
    </ul>
  </div>
)
