import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { settingDescriptions, settingsOf } from './settings.ts'

test('without a variable every setting has its default', () => {
  expect(settingsOf({})).toEqual({
    port: 4173,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    tenantsDir: resolve('tenants'),
    cacheBytes: 64 * 1024 * 1024,
    production: false,
    drawsAhead: true,
    demoLeads: true,
    trustProxy: false,
    delivery: 'outbox',
    payments: { by: 'sandbox', url: undefined },
    webhookSecretsFile: undefined,
    keysFile: undefined,
    mail: undefined,
    sms: undefined,
    watchTenants: 'watch',
    staffHost: 'staff.localhost',
    metricsToken: undefined,
    logLevel: 'info',
  })
})

test('an empty variable counts as unset', () => {
  const empty = Object.fromEntries(settingDescriptions().map(({ name }) => [name, '']))
  expect(settingsOf(empty)).toEqual(settingsOf({}))
})

test.each([
  [{ PORT: '0' }, { port: 0 }],
  [{ TENANTS_DIR: '/srv/dealers' }, { tenantsDir: '/srv/dealers' }],
  [{ DATABASE_URL: 'postgres://a:b@db/c' }, { databaseUrl: 'postgres://a:b@db/c' }],
  [{ WATCH_TENANTS: 'true' }, { watchTenants: 'watch' }],
  [{ WATCH_TENANTS: 'poll' }, { watchTenants: 'poll' }],
  [{ WATCH_TENANTS: '0' }, { watchTenants: 'off' }],
  [{ CACHE_MB: '0' }, { cacheBytes: 0 }],
  [{ DRAW_AHEAD: '0' }, { drawsAhead: false }],
  [{ CACHE_MB: '1024' }, { cacheBytes: 1024 ** 3 }],
  [{ TRUST_PROXY: '1' }, { trustProxy: true }],
  [{ TRUST_PROXY: 'true' }, { trustProxy: true }],
  [{ TRUST_PROXY: 'false' }, { trustProxy: false }],
  [{ METRICS_TOKEN: 'a'.repeat(16) }, { metricsToken: 'a'.repeat(16) }],
  [{ LOG_LEVEL: 'warn' }, { logLevel: 'warn' }],
  [{ NODE_ENV: 'production' }, { production: true, delivery: 'send' }],
  [
    { NODE_ENV: 'production', DELIVERY: 'outbox' },
    { production: true, delivery: 'outbox' },
  ],
  [{ DELIVERY: 'send' }, { delivery: 'send' }],
  [
    { SMTP_URL: 'smtps://u:p@mail.example.com', MAIL_FROM: 'leads@example.com' },
    { mail: { smtpUrl: 'smtps://u:p@mail.example.com', from: 'leads@example.com' } },
  ],
  [
    { SMS_URL: 'https://sms.example.com/send', SMS_TOKEN: 'a'.repeat(16) },
    { sms: { url: 'https://sms.example.com/send', token: 'a'.repeat(16) } },
  ],
  [
    { EVAL_EXPERT_URL: 'https://api.example.com', EVAL_EXPERT_KEY: 'a'.repeat(16) },
    {
      evalExpert: {
        url: 'https://api.example.com',
        key: 'a'.repeat(16),
        valueFields: undefined,
      },
    },
  ],
  [
    {
      EVAL_EXPERT_URL: 'http://localhost:9',
      EVAL_EXPERT_KEY: 'a'.repeat(16),
      EVAL_EXPERT_VALUES: 'Low,High',
    },
    { evalExpert: { valueFields: ['Low', 'High'] } },
  ],
  [
    { MAPS_URL: 'https://maps.example.com/geocode', MAPS_KEY: 'k' },
    { maps: { url: 'https://maps.example.com/geocode', key: 'k' } },
  ],
  [{ SANDBOX_BANK_URL: 'http://127.0.0.1:9' }, { payments: { url: 'http://127.0.0.1:9' } }],
  [
    { STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_a,whsec_b' },
    { payments: { by: 'stripe', webhookSecrets: ['whsec_a', 'whsec_b'], isTest: true } },
  ],
  [
    { STRIPE_SECRET_KEY: 'rk_live_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_a' },
    { payments: { by: 'stripe', key: 'rk_live_12345678', isTest: false } },
  ],
  [{ KEYS_FILE: '/etc/keys' }, { keysFile: '/etc/keys' }],
  [{ WEBHOOK_SECRETS_FILE: '/etc/secrets' }, { webhookSecretsFile: '/etc/secrets' }],
])('%j sets %j', (env, settings) => {
  expect(settingsOf(env)).toMatchObject(settings)
})

describe('an invalid value is refused with its name, what was expected and what was found', () => {
  test.each([
    [{ PORT: '65536' }, 'PORT: expected a whole number from 0 to 65535, found "65536"'],
    [{ PORT: '80a' }, 'PORT: expected a whole number from 0 to 65535, found "80a"'],
    [{ CACHE_MB: '-1' }, 'CACHE_MB: expected a whole number from 0 to 1048576, found "-1"'],
    [{ CACHE_MB: '1.5' }, 'CACHE_MB: expected a whole number from 0 to 1048576, found "1.5"'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY: expected one of 0, 1, false, true, found "yes"'],
    [{ LOG_LEVEL: 'WARN' }, 'LOG_LEVEL: expected one of info, warn, error, found "WARN"'],
    [
      { SMS_URL: 'https://sms.example.com' },
      'SMS_TOKEN: expected at least 16 letters, digits or any of - . _ ~ + / = with SMS_URL, found none',
    ],
    [
      { SMS_URL: 'http://hunter2@sms', SMS_TOKEN: 'a'.repeat(16), NODE_ENV: 'production' },
      'SMS_URL: expected an https URL in production, found another text',
    ],
    [
      { SMS_URL: 'sms.example.com' },
      'SMS_URL: expected a URL such as https://sms.example.com/send, found another text',
    ],
    [
      { EVAL_EXPERT_URL: 'https://hunter2.example.com' },
      'EVAL_EXPERT_KEY: expected at least 16 letters, digits or any of - . _ ~ + / = with EVAL_EXPERT_URL, found none',
    ],
    [
      {
        EVAL_EXPERT_URL: 'http://hunter2',
        EVAL_EXPERT_KEY: 'a'.repeat(16),
        NODE_ENV: 'production',
      },
      'EVAL_EXPERT_URL: expected an https URL in production, found another text',
    ],
    [
      { EVAL_EXPERT_VALUES: 'Low' },
      'EVAL_EXPERT_VALUES: expected two names such as ValueFrom,ValueTo, found "Low"',
    ],
    [
      { MAPS_URL: 'https://hunter2.example.com' },
      'MAPS_KEY: expected the key of the service with MAPS_URL, found none',
    ],
    [
      { STRIPE_SECRET_KEY: 'pk_live_hunter2' },
      'STRIPE_SECRET_KEY: expected a key such as sk_live_…, found another text',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_live_12345678' },
      'STRIPE_WEBHOOK_SECRET: expected a secret with STRIPE_SECRET_KEY, found none',
    ],
    [
      { SANDBOX_BANK_URL: 'http://127.0.0.1:9', NODE_ENV: 'production' },
      'SANDBOX_BANK_URL: expected none in production, found "http://127.0.0.1:9"',
    ],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV: expected one of production, development, test, found "prod"'],
  ])('%j', (env, message) => {
    expect(() => settingsOf(env)).toThrow(new Error(message))
  })
})

test.each([
  'mysql://user:hunter2@db/forecourt',
  'postgres://user:hunter2@db',
  'postgres:///forecourt?password=hunter2',
  'user=me password=hunter2 dbname=forecourt',
  '/var/lib/hunter2.db',
])('an invalid database URL is refused without repeating any part of it: %s', (DATABASE_URL) => {
  expect(() => settingsOf({ DATABASE_URL })).toThrow(
    /^DATABASE_URL: expected a URL such as postgres:\/\/user:password@(?!.*hunter2)/,
  )
})

test('an invalid token is refused without repeating any part of it', () => {
  expect(() => settingsOf({ METRICS_TOKEN: 'hunter2' })).toThrow(
    /^METRICS_TOKEN: expected at least 16 (?!.*hunter2)/,
  )
})

test.each(['http://user:hunter2@mail', 'smtp:hunter2', 'hunter2'])(
  'an invalid URL of a mail server is refused without repeating any part of it: %s',
  (SMTP_URL) => {
    expect(() => settingsOf({ SMTP_URL, MAIL_FROM: 'leads@example.com' })).toThrow(
      /^SMTP_URL: expected a URL such as smtps:\/\/user:password@(?!.*hunter2)/,
    )
  },
)

test('a mail server without an address to send from is refused', () => {
  expect(() => settingsOf({ SMTP_URL: 'smtp://localhost' })).toThrow(/^MAIL_FROM: expected an addr/)
})

test('docs/operators.md has a row for each setting, with its default and description', () => {
  const docs = readFileSync(join(import.meta.dirname, '../docs/operators.md'), 'utf8')
  const rows = settingDescriptions().map(
    ({ name, default: value, description }) =>
      `| \`${name}\` | ${value === undefined ? '' : `\`${value}\` `}| ${description} |`,
  )
  expect(docs.split('\n').filter((line) => /^\| `[A-Z_]+` \|/.test(line))).toEqual(rows)
})
