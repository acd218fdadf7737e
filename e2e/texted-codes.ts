import type { Page } from 'playwright-core'
import { afterAll, inject } from 'vitest'
import { openKeyring } from '../server/keyring/open-keyring.ts'
import { openedContent } from '../server/messages/message.ts'
import { settingsOf } from '../server/settings.ts'
import { openStore } from '../server/store/store.ts'
import { storeFile } from '../server/store/store-file.ts'

/** The beginnings of numbers, by the country of a site; three digits follow. */
const numbersOf: Readonly<Record<string, { readonly typed: string; readonly e164: string }>> = {
  kiwi: { typed: '021 555 0', e164: '+64215550' },
  lonestar: { typed: '(512) 555-0', e164: '+15125550' },
}
const australian = { typed: '0491 570 ', e164: '+61491570' }

/** Last digits from here to 999: those below are the numbers that other tests name. */
const FIRST_END = 200

/** Call at the top level of a test file: numbers, and the codes that the product under test texts to them. */
export async function textedCodes() {
  const dataDir = inject('dataDir')
  const keyring = await openKeyring(settingsOf({ DATA_DIR: dataDir }))
  const store = await openStore(storeFile(dataDir))
  afterAll(() => store.close())
  const ends = Math.floor(Math.random() * (1000 - FIRST_END))
  let taken = 0
  /** Another number of the site's country each time: codes of one are limited. */
  const newNumber = (tenant: string) => {
    const end = String(FIRST_END + ((ends + taken++) % (1000 - FIRST_END)))
    const { typed, e164 } = numbersOf[tenant] ?? australian
    return { typed: `${typed}${end}`, e164: `${e164}${end}` }
  }
  /** The latest code that was texted to a number. */
  const codeFor = async (tenant: string, e164: string): Promise<string> => {
    const messages = await store.messages(tenant).latest(20)
    const own = messages.find(({ delivery: { destination } }) =>
      JSON.stringify(destination).includes(e164),
    )
    return openedContent(keyring, own?.content ?? '')?.text.slice(0, 6) ?? ''
  }
  return {
    newNumber,
    codeFor,
    /**
     * Signs in on the sign-in page that is open, and goes on to where the buyer was going.
     * @param by how its buttons are pressed
     * @param hasScript without it the code must be sent
     */
    async signIn(
      page: Page,
      tenant: string,
      {
        hasScript = true,
        by = 'keyboard',
      }: { hasScript?: boolean; by?: 'keyboard' | 'touch' } = {},
    ): Promise<void> {
      const { typed, e164 } = newNumber(tenant)
      const button = page.locator('main form[method=post] button[type=submit]').first()
      const press = () => (by === 'touch' ? button.tap() : button.press('Enter'))
      await page.locator('main input[name=phone]').fill(typed)
      await press()
      const code = page.locator('main input[name=code]')
      await code.waitFor()
      await code.fill(await codeFor(tenant, e164))
      if (!hasScript) await press()
      await page.waitForURL((at) => at.pathname !== '/sign-in')
    },
  }
}
