import { request } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ask, demoHost } from '../../app.fixture.ts'
import { silentLog } from '../../log.fixture.ts'
import { listen } from '../listen.ts'
import { requestListener } from '../request-listener.ts'
import { orders, ownOrigin, refusal } from './endpoint.fixture.ts'

const json = { 'content-type': 'application/json' }

type Row = [what: string, headers: Record<string, string>, trustProxy?: boolean]

async function askWith(headers: Record<string, string>, trustProxy = false) {
  const { app, given } = await orders({ formats: ['json', 'form'] }, trustProxy)
  const isForm = headers['content-type']?.includes('form')
  const body = isForm ? 'name=Sam' : JSON.stringify({ name: 'Sam' })
  const found = await ask(app, '/api/orders', { method: 'POST', body, headers }, headers.host)
  return { found, given }
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-host': demoHost }

describe('passes', () => {
  test.each<Row>([
    ['a page of the site', { ...json, origin: ownOrigin, 'sec-fetch-site': 'same-origin' }],
    ['a browser without Sec-Fetch-Site', { ...json, origin: ownOrigin }],
    ['its form', { ...form, origin: ownOrigin }],
    [
      'a page of the site behind a TLS proxy unknown to the server',
      { ...json, origin: `https://${demoHost}` },
    ],
    [
      'a page of the site behind a trusted proxy',
      { ...json, ...proxied, origin: `https://${demoHost}` },
      true,
    ],
    [
      'a page of the site behind a TLS proxy that adds the port to Host',
      { ...json, host: `${demoHost}:443`, origin: `https://${demoHost}` },
    ],
    ['a program', json],
  ])('%s', async (_, headers, trustProxy) => {
    expect((await askWith(headers, trustProxy)).found.status).toBe(201)
  })
})

describe('is refused with 403', () => {
  test.each<Row>([
    ['another site', { ...json, origin: 'https://evil.example' }],
    ['another site’s form', { ...form, origin: 'https://evil.example' }],
    ['a sandboxed page', { ...json, origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a sandboxed page of an old browser', { ...json, origin: 'null' }],
    ['another dealer on this server', { ...json, origin: 'http://kiwi.localhost' }],
    ['a subdomain', { ...json, origin: `http://shop.${demoHost}` }],
    ['a host that begins like ours', { ...json, origin: `http://${demoHost}.evil.example` }],
    ['another port', { ...json, origin: `http://${demoHost}:8080` }],
    ['another scheme', { ...json, origin: `ftp://${demoHost}` }],
    ['plain http where the site speaks https', { ...json, ...proxied, origin: ownOrigin }, true],
    ['a same-site page', { ...json, origin: ownOrigin, 'sec-fetch-site': 'same-site' }],
    [
      'what a browser says is of another site',
      { ...json, origin: ownOrigin, 'sec-fetch-site': 'cross-site' },
    ],
    ['another site whose Origin was taken away', { ...json, 'sec-fetch-site': 'cross-site' }],
    ['an address bar', { ...form, 'sec-fetch-site': 'none' }],
    ['several origins', { ...json, origin: `${ownOrigin}, https://evil.example` }],
    ['an empty origin', { ...json, origin: '' }],
    ['a form of a browser that sends neither header', form],
    ['a text of a browser that sends neither header', { 'content-type': 'text/plain' }],
  ])('%s', async (_, headers, trustProxy) => {
    const { found, given } = await askWith(headers, trustProxy)
    expect(refusal(found)).toEqual({ status: 403, code: 'cross_site' })
    expect(given).toEqual([])
  })
})

test.each([
  ['of its own origin', demoHost, 201],
  ['of another site', 'kiwi.localhost', 403],
])('through a mapped port (Docker, SSH), a page %s gets its answer', async (_, from, status) => {
  const { app } = await orders()
  const listening = await listen(requestListener(app.fetch, silentLog), 0, '127.0.0.1')
  onTestFinished(() => listening.close())
  // Any port but the one that the server listens on.
  const mapped = listening.port === 8080 ? 8081 : 8080
  const answer = await new Promise((resolve, reject) => {
    const sent = request({
      port: listening.port,
      host: '127.0.0.1',
      path: '/api/orders',
      method: 'POST',
      headers: { ...json, host: `${demoHost}:${mapped}`, origin: `http://${from}:${mapped}` },
    })
    sent.once('response', (response) => resolve(response.resume().statusCode)).once('error', reject)
    sent.end('{"name":"Sam"}')
  })
  expect(answer).toBe(status)
})
