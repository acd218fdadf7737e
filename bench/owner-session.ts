import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { demoPassword, demoPeople } from '../scripts/demo-staff.ts'

/** Signs the demo's owner in at the staff host. */
export async function signInAsOwner(page: Page, staff: string): Promise<void> {
  const { email, secret = '' } = demoPeople.find(({ role }) => role === 'owner') ?? {}
  await page.goto(`${staff}/staff/sign-in`)
  await post(page, '/sign-in', { email, password: demoPassword })
  await post(page, '/second-factor', {
    code: new TOTP({ secret: Secret.fromBase32(secret) }).generate(),
  })
}

/** A call of the staff host, as the page's person. */
export const post = (page: Page, path: string, body: object): Promise<void> =>
  page.evaluate(
    async ([path, body]) => {
      const response = await fetch(`/api/staff${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    },
    [path, JSON.stringify(body)] as const,
  )
