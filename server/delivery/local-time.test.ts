import { describe, expect, it } from 'vitest'
import { localTimestamp, mailDate, spokenTime } from './local-time.ts'

describe("a time is written with the clock of the site's zone (D5)", () => {
  it.each([
    ['Australia/Brisbane', '2026-11-24T04:13:05Z', '2026-11-24T14:13:05+10:00'],
    ['Australia/Melbourne', '2026-11-24T13:30:00Z', '2026-11-25T00:30:00+11:00'],
    ['Pacific/Auckland', '2026-09-05T12:00:00Z', '2026-09-06T00:00:00+12:00'],
    ['America/Chicago', '2026-11-24T04:13:05Z', '2026-11-23T22:13:05-06:00'],
    ['Australia/Adelaide', '2026-07-01T00:00:00Z', '2026-07-01T09:30:00+09:30'],
    ['UTC', '2026-11-24T04:13:05Z', '2026-11-24T04:13:05+00:00'],
  ])('in %s %s is %s', (timeZone, instant, local) => {
    const at = new Date(instant)
    expect(localTimestamp(at, timeZone)).toBe(local)
    expect(new Date(localTimestamp(at, timeZone))).toEqual(at)
    expect(new Date(mailDate(at, timeZone))).toEqual(at)
  })

  it('in a mail as RFC 5322 has it, and for people in words', () => {
    const at = new Date('2026-09-05T04:13:00Z')
    expect(mailDate(at, 'America/Chicago')).toBe('Fri, 04 Sep 2026 23:13:00 -0500')
    expect(spokenTime(at, 'en-AU', 'Australia/Brisbane')).toMatch(
      /^Saturday,? 5 September 2026 at 2:13 pm AEST$/,
    )
    expect(spokenTime(at, 'en-US', 'America/Chicago')).toMatch(/September 4, 2026 at 11:13 PM CDT$/)
  })
})
