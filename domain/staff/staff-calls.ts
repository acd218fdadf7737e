import type { z } from 'zod'
import { attentionCalls } from './attention-calls.ts'
import { batchCalls } from './batch-calls.ts'
import { builderCalls } from './builder-calls.ts'
import { calendarCalls } from './calendar-calls.ts'
import { checkCalls } from './check-calls.ts'
import { documentCalls } from './document-calls.ts'
import { importCalls } from './import-calls.ts'
import { leadCalls } from './lead-calls.ts'
import { liveCalls } from './live-calls.ts'
import { lookUpCalls } from './look-up-calls.ts'
import { mappingCalls } from './mapping-calls.ts'
import { mediaCalls } from './media-calls.ts'
import { myAccountCalls } from './my-account-calls.ts'
import { numberCalls } from './numbers-calls.ts'
import { pageCalls } from './page-calls.ts'
import { peopleCalls } from './people-calls.ts'
import { prizeCalls } from './prize-calls.ts'
import { reservationCalls } from './reservation-calls.ts'
import { settingsCalls } from './settings-calls.ts'
import { signInCalls } from './sign-in-calls.ts'
import type { StaffCall } from './staff-call.ts'
import { stockCalls } from './stock-calls.ts'
import { valuationCalls } from './valuation-calls.ts'

/** Every endpoint of the staff host, by method and path below `/api/staff`. */
export const staffCalls = {
  ...signInCalls,
  ...myAccountCalls,
  ...liveCalls,
  ...attentionCalls,
  ...peopleCalls,
  ...builderCalls,
  ...pageCalls,
  ...batchCalls,
  ...lookUpCalls,
  ...documentCalls,
  ...mediaCalls,
  ...prizeCalls,
  ...reservationCalls,
  ...calendarCalls,
  ...leadCalls,
  ...stockCalls,
  ...importCalls,
  ...mappingCalls,
  ...valuationCalls,
  ...checkCalls,
  ...settingsCalls,
  ...numberCalls,
} as const

/** Such as `POST /sign-in`. */
export type StaffCallName = keyof typeof staffCalls

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined
type Of<Name extends StaffCallName, Part extends keyof StaffCall> =
  (typeof staffCalls)[Name] extends Readonly<Record<Part, infer Schema>> ? Schema : undefined

/** What the call is sent with, as a client writes it; undefined where it takes nothing. */
export type StaffRequest<Name extends StaffCallName> = Input<Of<Name, 'body'>>
/** What a handler reads of that. */
export type StaffBody<Name extends StaffCallName> =
  (typeof staffCalls)[Name] extends Readonly<Record<'takesFile', true>>
    ? Uint8Array
    : Output<Of<Name, 'body'>>
/** What the address may say behind `?`, as a handler reads it. */
export type StaffQuery<Name extends StaffCallName> = Output<Of<Name, 'query'>>
/** What it answers; undefined for nothing (204). */
export type StaffAnswer<Name extends StaffCallName> = Output<Of<Name, 'answer'>>
