import { createHmac } from 'node:crypto'

const MILLISECONDS = 1000

/**
 * The value of the header `X-Signature`: `t=<Unix time>,v1=<hex>`, where the hex is the HMAC-SHA256 of
 * `<t>.<body>`. With several secrets, while one replaces another, there is a `v1` for each.
 */
export function signatureOf(secrets: readonly string[], at: Date, body: string): string {
  const t = Math.floor(at.getTime() / MILLISECONDS)
  const signed = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${t}.${body}`).digest('hex'),
  )
  return [`t=${t}`, ...signed.map((hex) => `v1=${hex}`)].join(',')
}
