import { expect, test } from 'vitest'
import { answeringPeople } from './answering-people.ts'
import { formSite, groupSite, newstead } from './form-site.fixture.ts'

const [, bundall] = groupSite.locations
const person = (name: string, location?: string) => ({
  name,
  location,
  answers: ['contact' as const],
})
const ruth = person('Ruth', newstead.id)
const peta = person('Peta', bundall?.id)
const desk = person('Desk')
const silent = { name: 'Silent', location: newstead.id, answers: ['service' as const] }

const namesOf = (about: object, people: readonly ReturnType<typeof person>[], site = groupSite) =>
  answeringPeople('contact', site, {}, about, people).map(({ name }) => name)

test('a form is answered by a person of its location, else by one of none (Spec 2.15)', () => {
  expect(namesOf({ location: newstead }, [desk, peta, ruth])).toEqual(['Ruth'])
  expect(namesOf({ parameters: { location: 'bundall' } }, [ruth, peta])).toEqual(['Peta'])
  expect(namesOf({ location: newstead }, [peta, desk])).toEqual(['Desk'])
  expect(namesOf({ location: newstead }, [peta])).toEqual([])
  expect(namesOf({}, [desk], formSite)).toEqual(['Desk'])
})

test('where the buyer has yet to choose, it names one of each location, and only who answers this form (Spec 2.15)', () => {
  expect(namesOf({}, [ruth, peta])).toEqual(['Ruth', 'Peta'])
  expect(namesOf({}, [ruth, peta, desk])).toEqual(['Desk'])
  expect(answeringPeople('contact', groupSite, {}, {}, [silent])).toEqual([])
  const unasked = { name: 'Unasked', location: newstead.id }
  expect(answeringPeople('contact', groupSite, {}, {}, [unasked])).toEqual([])
})
