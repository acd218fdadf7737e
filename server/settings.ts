import { resolve } from 'node:path'
import { z } from 'zod'
import { isSmtpUrl } from './delivery/mail/smtp-url.ts'
import type { MapsSettings } from './location/maps-client.ts'
import { LOG_LEVELS, type LogLevel } from './log.ts'
import { isDatabaseUrl } from './store/postgres/postgres-url.ts'
import type { EvalExpertSettings } from './trade-in/providers/eval-expert.ts'

const BYTES_PER_MB = 1024 * 1024

/** A whole number within bounds, as text; the schema's default is text too, as in the environment. */
const wholeNumber = (least: number, most: number) =>
  z.stringFormat(
    'whole-number',
    (text) => /^\d{1,15}$/.test(text) && Number(text) >= least && Number(text) <= most,
    { error: `expected a whole number from ${least} to ${most}` },
  )

const oneOf = <const T extends readonly string[]>(words: T) =>
  z.enum(words, { error: `expected one of ${words.join(', ')}` })

const BEARER_TOKEN = /^[\w.~+/=-]{16,}$/
const BEARER_TOKEN_ERROR = 'expected at least 16 letters, digits or any of - . _ ~ + / ='

/** Every setting: its check, its default as text, and its description for operators. */
const environment = z.object({
  PORT: wholeNumber(0, 65_535)
    .default('4173')
    .meta({ description: 'TCP port; 0 for any free port' }),
  HOST: z
    .string()
    .default('127.0.0.1')
    .meta({ description: 'address to listen on; `0.0.0.0` for all interfaces' }),
  DATA_DIR: z
    .string()
    .default('data')
    .meta({ description: 'folder of the SQLite database and of resized pictures' }),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl, {
      error: 'expected a URL such as postgres://user:password@host:5432/database',
    })
    .optional()
    .meta({ description: 'URL of a PostgreSQL database to use instead of SQLite: `postgres://…`' }),
  TENANTS_DIR: z
    .string()
    .default('tenants')
    .meta({ description: 'folder of the dealers’ files and templates' }),
  WATCH_TENANTS: oneOf(['0', '1', 'false', 'true', 'poll']).default('1').meta({
    description:
      'whether changed files are reloaded automatically; `poll` polls, for disks without change events; `0` reloads on SIGHUP only',
  }),
  DRAW_AHEAD: oneOf(['0', '1', 'false', 'true']).default('1').meta({
    description:
      'whether pictures of cars without photos are drawn after the start, while nothing else is drawn; `0` draws each at its first request',
  }),
  DEMO_LEADS: oneOf(['0', '1', 'false', 'true']).default('1').meta({
    description:
      'whether `npm start` gives the demo’s sites two weeks of invented leads with their stock; never in production, where mail is sent, or to other sites',
  }),
  CACHE_MB: wholeNumber(0, 1_048_576).default('64').meta({
    description: 'size of the in-memory cache in MiB; 0 disables it',
  }),
  TRUST_PROXY: oneOf(['0', '1', 'false', 'true'])
    .default('0')
    .meta({ description: '`1` trusts `X-Forwarded-*` headers; set it behind a proxy' }),
  DELIVERY: oneOf(['send', 'outbox']).optional().meta({
    description:
      'whether enquiries and messages are sent or only shown at `/_outbox`; default: `send` in production, else `outbox`',
  }),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, { error: 'expected a URL such as smtps://user:password@mail.example.com' })
    .optional()
    .meta({
      description: 'URL of the mail server that mails are sent by; without it mails wait',
    }),
  MAIL_FROM: z
    .email({ error: 'expected an address such as leads@example.com' })
    .optional()
    .meta({ description: 'address that mails come from; needed with `SMTP_URL`' }),
  SMS_URL: z
    .url({ protocol: /^https?$/, error: 'expected a URL such as https://sms.example.com/send' })
    .optional()
    .meta({ description: 'URL of the gateway that SMS are handed to; without it SMS wait' }),
  SMS_TOKEN: z
    .string()
    .regex(BEARER_TOKEN, { error: BEARER_TOKEN_ERROR })
    .optional()
    .meta({ description: 'bearer token for the gateway; needed with `SMS_URL`' }),
  EVAL_EXPERT_URL: z
    .url({ protocol: /^https?$/, error: 'expected a URL such as https://api.example.com' })
    .optional()
    .meta({
      description:
        'URL of the provider of valuations, before `/api/eval-expert`; without it a sandbox answers',
    }),
  EVAL_EXPERT_KEY: z
    .string()
    .regex(BEARER_TOKEN, { error: BEARER_TOKEN_ERROR })
    .optional()
    .meta({ description: 'bearer token for that provider; needed with `EVAL_EXPERT_URL`' }),
  EVAL_EXPERT_VALUES: z
    .string()
    .regex(/^\w+,\w+$/, { error: 'expected two names such as ValueFrom,ValueTo' })
    .optional()
    .meta({
      description:
        'names of the lower and the upper value in its answer to `update-eval`; without them dealers send the figure themselves',
    }),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_\w{8,}$/, { error: 'expected a key such as sk_live_…' })
    .optional()
    .meta({
      description:
        'secret key of Stripe, by which deposits are paid; without it a sandbox bank outside of production, and in production nothing can be reserved',
    }),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+(,whsec_\w+)*$/, { error: 'expected secrets such as whsec_…,whsec_…' })
    .optional()
    .meta({
      description:
        'signing secrets of its webhooks, one or several; needed with `STRIPE_SECRET_KEY`',
    }),
  SANDBOX_BANK_URL: z
    .url({ protocol: /^https?$/, error: 'expected a URL such as http://127.0.0.1:4999' })
    .optional()
    .meta({
      description:
        'URL of a sandbox bank in a process of its own, for tests; not in production; default: the server’s own',
    }),
  MAPS_URL: z
    .url({ protocol: /^https?$/, error: 'expected a URL such as https://maps.example.com/geocode' })
    .optional()
    .meta({
      description:
        'URL of a maps service that is asked about postcodes in no table, with `address` and `key`',
    }),
  MAPS_KEY: z
    .string()
    .optional()
    .meta({ description: 'key for that service; needed with `MAPS_URL`' }),
  WEBHOOK_SECRETS_FILE: z
    .string()
    .optional()
    .meta({ description: 'JSON file of the secrets that sign webhooks, by name' }),
  KEYS_FILE: z.string().optional().meta({
    description:
      'file of the keys that sign and seal what accounts need; default: `keys` in `DATA_DIR`, made at the first start',
  }),
  STAFF_HOST: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, {
      error: 'expected a host name such as staff.example.com, without scheme and port',
    })
    .optional()
    .meta({
      description:
        'host name of the staff’s workspace, none of a dealer’s; default: `staff.localhost` outside of production, else none',
    }),
  METRICS_TOKEN: z
    .string()
    .regex(BEARER_TOKEN, { error: BEARER_TOKEN_ERROR })
    .optional()
    .meta({ description: 'bearer token for access to `/metrics` from other machines' }),
  LOG_LEVEL: oneOf(LOG_LEVELS)
    .default('info')
    .meta({ description: `minimum level of logged events: ${LOG_LEVELS.join(', ')}` }),
  NODE_ENV: oneOf(['production', 'development', 'test'])
    .optional()
    .meta({ description: '`production` hides the list of sites; set by `npm run serve`' }),
})

/** Names whose value belongs in no message and no log. */
const secrets: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'EVAL_EXPERT_KEY',
  'MAPS_KEY',
  'METRICS_TOKEN',
  'SMS_TOKEN',
  'SMS_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
])

export type PaymentSettings =
  | {
      readonly by: 'stripe'
      readonly key: string
      readonly webhookSecrets: readonly string[]
      /** Whether no card is charged. */
      readonly isTest: boolean
    }
  | {
      readonly by: 'sandbox'
      /** Of a bank in a process of its own. */
      readonly url: string | undefined
    }

export interface Settings {
  readonly port: number
  readonly host: string
  /** Folder of resized pictures, and of the database if there is no `databaseUrl`. */
  readonly dataDir: string
  /** Of a PostgreSQL; it holds a password. */
  readonly databaseUrl: string | undefined
  readonly tenantsDir: string
  /** How changes of the tenants' files are noticed, besides SIGHUP. */
  readonly watchTenants: 'watch' | 'poll' | 'off'
  /** The budget of the process-wide cache, in bytes. */
  readonly cacheBytes: number
  readonly production: boolean
  /** Whether pictures are drawn before they are requested. */
  readonly drawsAhead: boolean
  /** Whether sites of the demo begin with leads. */
  readonly demoLeads: boolean
  readonly trustProxy: boolean
  /** Whether enquiries leave the machine. D23. */
  readonly delivery: 'send' | 'outbox'
  readonly webhookSecretsFile: string | undefined
  /** Undefined for one in the data directory. */
  readonly keysFile: string | undefined
  /** Where mails are handed in, and who they come from; without it they wait. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined
  /** Where SMS are handed in; without it they wait. */
  readonly sms: { readonly url: string; readonly token: string } | undefined
  /** Who looks cars up and values them; undefined for the sandbox. D28. */
  readonly evalExpert: EvalExpertSettings | undefined
  /** Who takes deposits; undefined for nobody: then nothing can be reserved. D12. */
  readonly payments: PaymentSettings | undefined
  /** Who says where postcodes are that no table has; undefined for nobody. D28. */
  readonly maps: MapsSettings | undefined
  /** Where the staff works; undefined for nowhere. D38. */
  readonly staffHost: string | undefined
  /** Bearer token for `/metrics` from other machines; without it, only this machine has access. */
  readonly metricsToken: string | undefined
  readonly logLevel: LogLevel
}

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * An empty variable counts as unset, as in files of variables.
 * @throws Error whose message names the variable, what was expected and what was found
 */
export function settingsOf(env: Environment): Settings {
  const given = Object.entries(env).filter(([, value]) => value !== '')
  const read = environment.safeParse(Object.fromEntries(given))
  if (!read.success) {
    const [issue] = read.error.issues
    const name = String(issue?.path[0])
    const found = secrets.has(name) ? 'another text' : JSON.stringify(env[name])
    throw new Error(`${name}: ${issue?.message}, found ${found}`)
  }
  const { PORT, HOST, DATA_DIR, TENANTS_DIR, CACHE_MB, ...rest } = read.data
  const production = rest.NODE_ENV === 'production'
  return {
    port: Number(PORT),
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: rest.DATABASE_URL,
    tenantsDir: resolve(TENANTS_DIR),
    watchTenants: watching(rest.WATCH_TENANTS),
    cacheBytes: Number(CACHE_MB) * BYTES_PER_MB,
    drawsAhead: isOn(rest.DRAW_AHEAD),
    demoLeads: isOn(rest.DEMO_LEADS),
    production,
    delivery: rest.DELIVERY ?? (production ? 'send' : 'outbox'),
    webhookSecretsFile: rest.WEBHOOK_SECRETS_FILE && resolve(rest.WEBHOOK_SECRETS_FILE),
    keysFile: rest.KEYS_FILE && resolve(rest.KEYS_FILE),
    mail: mailOf(rest.SMTP_URL, rest.MAIL_FROM),
    sms: smsOf(rest.SMS_URL, rest.SMS_TOKEN, production),
    evalExpert: evalExpertOf(rest, production),
    payments: paymentsOf(rest, production),
    maps: mapsOf(rest.MAPS_URL, rest.MAPS_KEY),
    trustProxy: isOn(rest.TRUST_PROXY),
    staffHost: rest.STAFF_HOST ?? (production ? undefined : 'staff.localhost'),
    metricsToken: rest.METRICS_TOKEN,
    logLevel: rest.LOG_LEVEL,
  }
}

function mailOf(smtpUrl: string | undefined, from: string | undefined): Settings['mail'] {
  if (smtpUrl === undefined) return undefined
  if (from !== undefined) return { smtpUrl, from }
  throw new Error(
    'MAIL_FROM: expected an address such as leads@example.com with SMTP_URL, found none',
  )
}

function smsOf(
  url: string | undefined,
  token: string | undefined,
  production: boolean,
): Settings['sms'] {
  if (url === undefined) return undefined
  if (production && !url.startsWith('https:')) {
    throw new Error('SMS_URL: expected an https URL in production, found another text')
  }
  if (token !== undefined) return { url, token }
  throw new Error(`SMS_TOKEN: ${BEARER_TOKEN_ERROR} with SMS_URL, found none`)
}

function evalExpertOf(
  {
    EVAL_EXPERT_URL: url,
    EVAL_EXPERT_KEY: key,
    EVAL_EXPERT_VALUES: values,
  }: Pick<z.output<typeof environment>, `EVAL_EXPERT_${'URL' | 'KEY' | 'VALUES'}`>,
  production: boolean,
): Settings['evalExpert'] {
  if (url === undefined) return undefined
  if (production && !url.startsWith('https:')) {
    throw new Error('EVAL_EXPERT_URL: expected an https URL in production, found another text')
  }
  if (key === undefined) {
    throw new Error(`EVAL_EXPERT_KEY: ${BEARER_TOKEN_ERROR} with EVAL_EXPERT_URL, found none`)
  }
  const [from = '', to = ''] = values?.split(',') ?? []
  return { url, key, valueFields: values === undefined ? undefined : [from, to] }
}

function paymentsOf(
  {
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: secrets,
    SANDBOX_BANK_URL: url,
  }: Pick<
    z.output<typeof environment>,
    'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'SANDBOX_BANK_URL'
  >,
  production: boolean,
): Settings['payments'] {
  if (production && url !== undefined) {
    throw new Error(`SANDBOX_BANK_URL: expected none in production, found ${JSON.stringify(url)}`)
  }
  if (key === undefined) return production ? undefined : { by: 'sandbox', url }
  if (secrets === undefined) {
    throw new Error('STRIPE_WEBHOOK_SECRET: expected a secret with STRIPE_SECRET_KEY, found none')
  }
  const isTest = key.includes('_test_')
  return { by: 'stripe', key, webhookSecrets: secrets.split(','), isTest }
}

function mapsOf(url: string | undefined, key: string | undefined): Settings['maps'] {
  if (url === undefined) return undefined
  if (key !== undefined) return { url, key }
  throw new Error('MAPS_KEY: expected the key of the service with MAPS_URL, found none')
}

const isOn = (text: string): boolean => text === '1' || text === 'true'

const watching = (text: string): Settings['watchTenants'] => {
  if (text === 'poll') return 'poll'
  return isOn(text) ? 'watch' : 'off'
}

export interface SettingDescription {
  readonly name: string
  /** Undefined where the setting has none. */
  readonly default: string | undefined
  readonly description: string
}

/** Every setting, for the operators' documentation. */
export const settingDescriptions = (): SettingDescription[] =>
  Object.entries(environment.shape).map(([name, schema]) => ({
    name,
    default: schema.safeParse(undefined).data,
    description: schema.meta()?.description ?? '',
  }))
