import { STAFF_API } from '#domain/staff/paths.ts'
import type { StaffAnswer, StaffCallName, StaffRequest } from '#domain/staff/staff-calls.ts'

/** Names of the parameters of a path: `'site' | 'person'` of `/:site/people/:person`. */
type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type Needs<Key extends string, Value, IsNeeded extends boolean> = IsNeeded extends true
  ? Readonly<Record<Key, Value>>
  : Readonly<Partial<Record<Key, undefined>>>

/** What a call is sent with: the parameters of its path, its body, and its query. */
export type CallInput<Name extends StaffCallName> = Needs<
  'params',
  Readonly<Record<ParamsOf<Name>, string>>,
  [ParamsOf<Name>] extends [never] ? false : true
> &
  Needs<
    'body',
    NonNullable<StaffRequest<Name>>,
    [StaffRequest<Name>] extends [undefined] ? false : true
  > & { readonly query?: Readonly<Record<string, string | number | undefined>> }

/** The server's refusal: a sentence for people, a code, and a sentence for each field at fault (D22). */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly code: string
  readonly fields: Readonly<Record<string, string>>
  /** The whole answer: some say more. */
  readonly answer: RefusalBody

  constructor(status: number, answer: RefusalBody) {
    const { error, code, fields = {} } = answer
    super(error)
    this.status = status
    this.code = code
    this.fields = fields
    this.answer = answer
  }
}

interface RefusalBody {
  readonly error: string
  readonly code: string
  readonly fields?: Readonly<Record<string, string>>
}

/** A refusal of the whole, for a form that has no field of the server's name. */
export const unnamed = (says: string): Refusal => new Refusal(422, { error: says, code: 'invalid' })

/** The server did not answer: the line is down, or it took too long. Whether it did something is not known. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  constructor(cause: unknown) {
    super('The server did not answer. Please check your connection and try again.', { cause })
  }
}

const LONGEST_WAIT_MS = 15_000

/**
 * Asks the server, as `domain/staff` describes the call; its tests hold that it answers so.
 * @throws Refusal, NoAnswer
 */
export async function call<Name extends StaffCallName>(
  name: Name,
  input: CallInput<Name>,
  signal?: AbortSignal,
): Promise<StaffAnswer<Name>> {
  const [method = '', path = ''] = name.split(' ')
  const response = await sent(addressOf(path, input), {
    method,
    ...(method !== 'GET' && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input.body ?? {}),
    }),
    signal: AbortSignal.any([AbortSignal.timeout(LONGEST_WAIT_MS), ...(signal ? [signal] : [])]),
  })
  return answerOf(response)
}

/** What a call was answered. @throws Refusal, NoAnswer */
export async function answerOf<Name extends StaffCallName>(
  response: Response,
): Promise<StaffAnswer<Name>> {
  const answer: unknown = response.status === 204 ? undefined : await read(response)
  if (response.ok) return answer as StaffAnswer<Name>
  throw new Refusal(response.status, isRefusal(answer) ? answer : unreadable)
}

const sent = (address: string, init: RequestInit): Promise<Response> =>
  fetch(address, init).catch((cause: unknown) => {
    throw new NoAnswer(cause)
  })

const read = (response: Response): Promise<unknown> =>
  response.json().catch((cause: unknown) => {
    // A proxy's page in place of an answer says as much as no answer.
    if (response.ok) throw new NoAnswer(cause)
    return undefined
  })

const unreadable: RefusalBody = {
  error: 'The server could not do this just now. Please try again.',
  code: 'unreadable',
}

const isRefusal = (value: unknown): value is RefusalBody =>
  typeof value === 'object' &&
  value !== null &&
  'error' in value &&
  typeof value.error === 'string' &&
  'code' in value &&
  typeof value.code === 'string'

/** `/api/staff/harbour/people/7` of `/:site/people/:person`. */
export function addressOf(
  path: string,
  {
    params = {},
    query = {},
  }: {
    readonly params?: Readonly<Record<string, string>> | undefined
    readonly query?: CallInput<StaffCallName>['query']
  },
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const search = new URLSearchParams(given).toString()
  return `${STAFF_API}${filled}${search && `?${search}`}`
}
