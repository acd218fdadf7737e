import { afterAll, inject } from 'vitest'
import { openKeyring } from '../server/keyring/open-keyring.ts'
import { openedContent } from '../server/messages/message.ts'
import { settingsOf } from '../server/settings.ts'
import { openStore } from '../server/store/store.ts'
import { storeFile } from '../server/store/store-file.ts'

const prefixes = {
  harbour: { typed: '0491 570 ', e164: '+61491570' },
  kiwi: { typed: '021 555 0', e164: '+64215550' },
} as const
export type DealerWithCodes = keyof typeof prefixes

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
  return {
    /** Another number each time: codes of one are limited. */
    newNumber(tenant: DealerWithCodes) {
      const end = String(FIRST_END + ((ends + taken++) % (1000 - FIRST_END)))
      const { typed, e164 } = prefixes[tenant]
      return { typed: `${typed}${end}`, e164: `${e164}${end}` }
    },
    /** The latest code that was texted to a number. */
    async codeFor(tenant: DealerWithCodes, e164: string): Promise<string> {
      const messages = await store.messages(tenant).latest(20)
      const own = messages.find(({ delivery: { destination } }) =>
        JSON.stringify(destination).includes(e164),
      )
      return openedContent(keyring, own?.content ?? '')?.text.slice(0, 6) ?? ''
    },
  }
}
