import type { Person, Team } from '#domain/content/entries.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

export interface PeopleData {
  readonly people: readonly Person[]
  readonly teams: readonly Team[]
}

const load: Load<typeof block, PeopleData> = ({ props, location, ports }) => {
  const { people, teams } = ports.content
  const isHere = (entry: Person | Team) => location === undefined || entry.location === location.id
  // A team without a location answers for all.
  const answers = (team: Team) => team.location === undefined || isHere(team)
  return {
    people: props.show === 'teams' ? [] : people.filter(isHere),
    teams: props.show === 'people' ? [] : teams.filter(answers),
  }
}
export default load
