import { expect, test } from 'vitest'
import { type Eligibility, eligibleIfAll } from './eligibility.ts'

const yes: Eligibility<'sold' | 'expired' | 'flag_off'> = { eligible: true }
const no = (...reasons: ('sold' | 'expired' | 'flag_off')[]) => ({
  eligible: false as const,
  reasons,
})

test.each([
  ['of no answers', [], yes],
  ['of two that allow it', [yes, yes], yes],
  ['of one against it', [yes, no('sold')], no('sold')],
  [
    'of two against it',
    [no('sold', 'expired'), yes, no('flag_off')],
    no('sold', 'expired', 'flag_off'),
  ],
])('the answer %s has every reason in order (Spec 4.29, 5.06)', (_, answers, all) => {
  expect(eligibleIfAll(...answers)).toEqual(all)
})
