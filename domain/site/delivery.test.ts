import { expect, test } from 'vitest'
import { deliverySchema } from './delivery.ts'

const faultsOf = (route: object) =>
  deliverySchema
    .safeParse({ routes: [route] })
    .error?.issues.map(({ path, message }) => `${path.slice(2).join('.')}: ${message}`)

const mail = ['leads@example.com']
const webhook = { url: 'https://crm.example.com/leads?site=1', secret: 'crm' }

test('a site without routes has none, and ADF is attached where a route says so (D23)', () => {
  expect(deliverySchema.parse(undefined)).toEqual({ routes: [] })
  expect(deliverySchema.parse({ routes: [{ mail }, { mail, adf: true }, { webhook }] })).toEqual({
    routes: [
      { mail, adf: false },
      { mail, adf: true },
      { webhook, adf: false },
    ],
  })
})

test.each([
  ['no destination', {}, ': a route needs a destination: "mail", "webhook" or both'],
  [
    'ADF without mail',
    { webhook, adf: true },
    'adf: ADF is attached to mails, and this route has none: add "mail"',
  ],
  ['an address twice', { mail: [...mail, ...mail] }, 'mail: expected each entry once'],
])('a route with %s is refused (D23)', (_, route, fault) => {
  expect(faultsOf(route)).toEqual([fault])
})

test.each([
  ['a line break in an address', { mail: ['leads@example.com\r\nBcc: all@example.com'] }],
  ['a name with the address', { mail: ['Leads <leads@example.com>'] }],
  ['no address', { mail: [] }],
  ['eleven addresses', { mail: Array.from({ length: 11 }, (_, n) => `a${n}@example.com`) }],
  ['an unknown category', { mail, categories: ['Enquiry'] }],
  ['an empty list of categories', { mail, categories: [] }],
  ['an unknown name', { mail, fax: '1' }],
])('a route with %s is refused (D23)', (_, route) => {
  expect(faultsOf(route)).toHaveLength(1)
})

test.each([
  ['https://crm.example.com/leads', true],
  ['https://crm.example.com:8443/leads?dealer=1', true],
  ['http://localhost:9000/leads', true],
  ['http://127.0.0.1:9000/', true],
  ['http://[::1]:9000/', true],
  ['http://crm.example.com/leads', false],
  ['http://localhost.example.com/', false],
  ['https://user@crm.example.com/', false],
  ['https://:word@crm.example.com/', false],
  ['https://crm.example.com/#leads', false],
  ['ftp://crm.example.com/', false],
  ['file:///etc/passwd', false],
  ['crm.example.com', false],
  [`https://crm.example.com/${'a'.repeat(1000)}`, false],
])('a webhook at %s is taken: %s (D23)', (url, taken) => {
  expect(faultsOf({ webhook: { ...webhook, url } }) === undefined).toBe(taken)
})
