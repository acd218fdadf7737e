import { slotTime } from '#domain/appointment/day-names.ts'
import { namedSlots } from '#domain/appointment/named-slots.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { SubmitRefused } from './submission.ts'

/** Seconds after which a lead that could not be stored may be sent again: longer than a lock is waited for. */
const RETRY_AFTER_SECONDS = 15

type Faults = SubmitRefused['faults']

/** Every way in which a site does not take a form, in its own words. Spec 5.25, 8.04, 8.05, D21, D22. */
export function refusals({ words, contact, locale }: Tenant['site']) {
  const { phone } = contact
  const refused = (
    status: SubmitRefused['status'],
    code: SubmitRefused['code'],
    message: string,
    more: Partial<Pick<SubmitRefused, 'faults' | 'slots' | 'retryAfter'>> = {},
  ): SubmitRefused => ({ kind: 'refused', status, code, message, faults: {}, ...more })
  const notTaken = fillPlaceholders(words.formRefused, { phone })
  const withNearest = (sentence: string, local: string, slots: readonly string[]): string => {
    const times = namedSlots(slots, local, { locale, and: words.slotAnd })
    return times === ''
      ? sentence
      : `${sentence} ${fillPlaceholders(words.formSlotsNear, { times })}`
  }
  return {
    invalid: (faults: Faults) => refused(422, 'invalid_form', words.formFaults, { faults }),
    unknownCar: () => {
      const message = fillPlaceholders(words.formCarUnknown, { phone })
      return refused(422, 'unknown_car', message, { faults: { car_id: message } })
    },
    unknownForm: () => refused(422, 'unknown_form', words.formFailed),
    notAccepted: () => refused(422, 'not_accepted', notTaken),
    tooMany: (retryAfter: number) => refused(429, 'too_many_requests', notTaken, { retryAfter }),
    slotGone: (local: string, slots: readonly string[]) =>
      refused(422, 'invalid_form', words.formFaults, {
        faults: { dateTime: withNearest(words.formSlotGone, local, slots) },
        slots,
      }),
    slotTaken: (local: string, slots: readonly string[]) => {
      const [, hour = ''] = local.split('T')
      const time = slotTime(hour, locale)
      const taken = fillPlaceholders(words.formSlotTaken, { time })
      return refused(409, 'slot_taken', withNearest(taken, local, slots), { slots })
    },
    notStored: () =>
      refused(503, 'not_stored', words.formFailed, { retryAfter: RETRY_AFTER_SECONDS }),
  }
}
