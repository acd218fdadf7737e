import { createHmac, timingSafeEqual } from 'node:crypto'

const MILLISECONDS = 1000

/** A signature is taken for so long, and as much before its time, seconds. */
export const TOLERANCE_SECONDS = 300

interface Signed {
  /** `t=<Unix time>,v1=<hex>`, as `signatureOf` makes it. */
  readonly header: string | null
  readonly body: Uint8Array
  readonly secret: string
  readonly now: Date
}

/** Why a webhook's signature is not taken; undefined where it is good. */
export function signatureFault({ header, body, secret, now }: Signed): string | undefined {
  const parts = (header ?? '').split(',').map((part) => part.split('=', 2))
  const valuesOf = (wanted: string) =>
    parts.flatMap(([name, value = '']) => (name === wanted ? [value] : []))
  const [t = ''] = valuesOf('t')
  if (!/^\d{1,12}$/.test(t)) return 'no signature'
  const digest = createHmac('sha256', secret).update(`${t}.`).update(body).digest()
  const isGood = valuesOf('v1').some((hex) => {
    const given = Buffer.from(hex, 'hex')
    return given.length === digest.length && timingSafeEqual(given, digest)
  })
  if (!isGood) return 'a wrong signature'
  const age = Math.abs(Math.floor(now.getTime() / MILLISECONDS) - Number(t))
  return age > TOLERANCE_SECONDS ? 'an old signature' : undefined
}
