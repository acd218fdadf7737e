import type { z } from 'zod'
import type { AuditAction } from './audit-actions.ts'
import type { StaffAction } from './permission.ts'

/**
 * Who may ask: `anyone`; a person who has given a password and owes the `second_factor`; one who is
 * signed in, also while they must set up a second factor (`enrolling`), or only after that (`signed_in`);
 * else a member of the site of the path, whose role may do this.
 */
export type Access = 'anyone' | 'second_factor' | 'enrolling' | 'signed_in' | StaffAction

/** An endpoint of the staff host, as server, application and OpenAPI document read it. */
export interface StaffCall {
  /** What it does, in a sentence. */
  readonly summary: string
  readonly access: Access
  /**
   * Asks a person again who they are where they did nothing for half an hour: for changes of people,
   * delivery and second factors.
   */
  readonly isConfirmed?: true
  /** It shows personal data: what the audit log says of it. */
  readonly sight?: AuditAction
  /** Screens ask it again with each change: who looks at the same is told of once in ten minutes. */
  readonly isPolled?: true
  /** The same for everybody until the program changes: browsers keep it, and ask whether it still holds. */
  readonly isKept?: true
  /** Answers with server-sent events, for as long as somebody listens. */
  readonly isStream?: true
  readonly query?: z.ZodObject<z.ZodRawShape, z.core.$strict>
  readonly body?: z.ZodType<object>
  /** Its body is a file: what is said of it is in the query. */
  readonly takesFile?: true
  /** Where it may be larger than others. */
  readonly maxBodyBytes?: number
  /** 204 where absent. */
  readonly answer?: z.ZodType
}

/** Calls by method and path below `/api/staff`. */
export type StaffCalls = Readonly<Record<`${'GET' | 'POST' | 'PATCH'} /${string}`, StaffCall>>
