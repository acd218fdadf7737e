import type { SignInProblem } from '#domain/account/sign-in-problem.ts'
import { storyNow, storyPage, storySite } from '#parts/story-site.ts'
import type { SignInView } from '#parts/view-context.ts'
import { storyOf } from '../story.ts'
import type { SignInData } from './load.ts'
import block from './schema.ts'
import SignIn from './sign-in.tsx'

export default { component: SignIn }

const story = storyOf<SignInData>(block, {
  data: {},
  inSlots: { 'contact-panel': { places: storySite.locations } },
})

const query = { type: 'watchlist', redirect: '/cars/hilux', back: '/cars/hilux' } as const
const at = (seconds: number) => new Date(Date.parse(storyNow) + seconds * 1000).toISOString()
const state = (signIn: Partial<SignInView>, example = 'Smallest', data: SignInData = {}) =>
  story(example, {
    data,
    page: storyPage({
      path: '/sign-in',
      route: '/sign-in',
      signIn: {
        step: 'number',
        query,
        phone: '',
        retryAt: undefined,
        problem: undefined,
        ...signIn,
      },
    }),
  })
const onNumber = (phone: string, problem: SignInProblem) => state({ phone, problem })
const onCode = (problem?: SignInProblem, retryAt = at(24)) =>
  state({ step: 'code', phone: '+61491570006', retryAt, problem })

export const Smallest = story('Smallest')
export const Typical = state({}, 'Typical')
export const Rail = state({}, 'Rail')
export const Letter = state({}, 'Letter')
export const Docket = state({}, 'Docket')
export const Console = state({}, 'Console')
export const Bill = state({}, 'Bill')
/** Somebody answers what it leads to. */
export const Valuation = state({ query: { ...query, type: 'trade-in' } }, 'Typical', {
  room: 'workshop',
  people: [{ id: 'ines', name: 'Ines Dorn', role: 'Buys cars', about: 'Drives each one first.' }],
})
export const NotMobile = onNumber('07 5550 0142', {
  code: 'invalid_phone',
  phone: { valid: false, reason: 'not_mobile' },
})
export const TooManyCodes = onNumber('0491 570 006', {
  code: 'too_many_codes',
  of: 'number',
  retryAt: at(1800),
})
export const NotSent = onNumber('0491 570 006', { code: 'not_sent' })
export const Code = onCode()
export const CodeWrong = onCode({ code: 'wrong_code', triesLeft: 3 })
export const CodeExpired = onCode({ code: 'expired_code' }, storyNow)
export const CodeSpent = onCode({ code: 'spent_code' }, storyNow)
export const TooSoon = onCode({ code: 'too_soon', retryAt: at(12) })
export const SignedIn = state({ step: 'signed_in', phone: '+61491570006' })
