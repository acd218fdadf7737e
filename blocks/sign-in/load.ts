import type { SignInType } from '#domain/account/sign-in-type.ts'
import type { Person } from '#domain/content/entries.ts'
import { answeringPeople } from '#domain/enquiry/form/answering-people.ts'
import type { FormKind } from '#domain/enquiry/form/kinds/form-kinds.ts'
import type { DrawnPlace } from '#domain/location/drawn-place.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

/** What somebody of the dealer answers once the buyer is signed in; absent for what nobody has to. */
export interface SignInData {
  /** Where that happens, as it is drawn. */
  readonly room?: DrawnPlace
  readonly people?: readonly Person[]
}

/** The form whose people answer it, and where. */
const answered: Readonly<Partial<Record<SignInType, readonly [FormKind, DrawnPlace]>>> = {
  'trade-in': ['sell_my_car', 'workshop'],
  finance: ['finance', 'reception'],
  checkout: ['enquiry', 'reception'],
}

const load: Load<typeof block, SignInData> = ({ page, site, ports }) => {
  const { step, query: { type } = {} } = page.signIn ?? {}
  const [form, room] = (step !== 'signed_in' && type && answered[type]) || []
  if (!form || !room) return {}
  return { room, people: answeringPeople(form, site, {}, { parameters: {} }, ports.content.people) }
}
export default load
