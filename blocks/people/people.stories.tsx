import { type Person, teamSchema } from '#domain/content/entries.ts'
import { storyOf } from '../story.ts'
import type { PeopleData } from './load.ts'
import People from './people.tsx'
import block from './schema.ts'

export default { component: People }

const people: Person[] = [
  {
    id: 'mele',
    name: 'Mele Tuipulotu',
    role: 'Buys the cars',
    phone: '(07) 7010 4182',
    about: 'Looks at **ten** to find three.',
  },
  { id: 'sam', name: 'Sam Okafor', role: 'Workshop', email: 'sam@example.com' },
  { id: 'jo', name: 'Jo', role: 'Sales' },
]
const long: Person = {
  id: 'long',
  name: 'Wilhelmina Featherstonehaugh-Abernathy',
  role: 'Finance, insurance, registrations and everything that has to be signed twice',
  email: 'wilhelmina.featherstonehaugh-abernathy@jacaranda-motors.example.com',
}
const teams = [teamSchema.parse({ id: 'buyers', name: 'Buying team', phone: '(07) 7010 4190' })]
const story = storyOf<PeopleData>(block, { data: { people, teams } })

export const Smallest = story('Smallest', { data: { people: people.slice(0, 1), teams: [] } })
export const Typical = story('Typical')
export const Columns = story('Columns')
export const Board = story('Board')
export const PeopleOnly = story('PeopleOnly', { data: { people, teams: [] } })
export const Faces = story('Faces', { data: { people, teams: [] } })
export const First = story('First', { data: { people, teams: [] } })
export const TeamsOnly = story('TeamsOnly', { data: { people: [], teams } })
export const Longest = story('Longest', { data: { people: [long, ...people], teams } })
export const Empty = story('Smallest', { data: { people: [], teams: [] } })
