import type { Page } from 'playwright-core'
import { withBrowser } from './with-browser.ts'

/** What people type on a phone, characters a second: 36 words a minute (Palin et al., MobileHCI 2019). */
const CHARACTERS_A_SECOND = 3
const GOAL = { seconds: 90, taps: 25 }

/** A buyer of average length: each field that is typed into, then each answer that is pressed. */
const typed = {
  odometer: '61500',
  comments: 'New tyres in May. Small dent in the left rear door.',
  name: 'Ngaire',
  last_name: 'Walsh',
  phone: '0491570157',
  email: 'ngaire.walsh@example.com',
  postcode: '4217',
}
const pressed = ['Full, with stamps', '2', 'Good: small marks', 'No', 'SMS']

/** From the plate to the figure at 390 px, by touch: taps, and seconds of typing. */
export const tradeInBuyerBench = (): Promise<void> =>
  withBrowser(async (browser, originOf) => {
    for (const tenant of ['harbour', 'volt']) {
      const page = await browser.newPage({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
      })
      await page.addInitScript(() => {
        localStorage.measurement = '"refused"'
      })
      const hand = new Hand(page)
      await page.goto(`${originOf(tenant)}/sell-my-car`)
      const began = performance.now()
      await hand.type('rego', 'ABC123')
      await hand.press('Find my car')
      await page.waitForURL(/\/(photos|details)$/)
      if (page.url().endsWith('/photos')) await hand.press('Skip photos')
      await page.waitForURL(/\/details$/)
      for (const [name, text] of Object.entries(typed)) await hand.type(name, text)
      for (const answer of pressed) await hand.choose(answer)
      await hand.press('See my estimate')
      const figure = await page.locator('.valuation-figure').textContent()
      const waited = ((performance.now() - began) / 1_000).toFixed(1)
      const seconds = hand.characters / CHARACTERS_A_SECOND
      console.log(
        `${tenant}: ${figure} after ${hand.taps} taps (goal ${GOAL.taps}) and ${hand.characters} characters, ${seconds.toFixed(0)} s of typing (goal ${GOAL.seconds}); pages took ${waited} s`,
      )
      await page.close()
    }
  })

/** Counts what it does. */
class Hand {
  taps = 0
  characters = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async type(name: string, text: string): Promise<void> {
    this.taps += 1
    this.characters += text.length
    const field = this.page.locator(`[name=${name}]`)
    await field.tap()
    // Keys pressed after an emulated tap are lost now and then: Chromium has no keyboard on the screen here.
    await field.fill(text)
  }

  async press(name: string): Promise<void> {
    this.taps += 1
    await this.page.getByRole('button', { name, exact: true }).tap()
  }

  async choose(label: string): Promise<void> {
    this.taps += 1
    await this.page.getByRole('radio', { name: label, exact: true }).tap()
  }
}
