import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Way } from './ways.ts'

/** What only its owner knows of a car. */
const details = {
  odometer: '61,500',
  comments: 'none',
  name: 'Ngaire',
  phone: '0491 570 157',
  email: 'ngaire@example.com',
  postcode: '4217',
}
const choices = ['Full, with stamps', '2', 'Good: small marks']
/** Of a server that others use too. */
const WAIT = { timeout: 20_000 }

interface BuyerTools {
  readonly page: Page
  readonly tenant: string
  readonly way: Way
  readonly url: (tenant: string, path: string) => string
  /** Looks at the page as it is. */
  readonly see: (state: string) => Promise<void>
}

/** Somebody who has a car valued at a dealer, in one of the ways. */
export class Buyer {
  readonly page: Page
  readonly tenant: string
  readonly way: Way
  readonly see: BuyerTools['see']
  readonly #url: BuyerTools['url']

  constructor({ page, tenant, way, url, see }: BuyerTools) {
    this.page = page
    this.tenant = tenant
    this.way = way
    this.see = see
    this.#url = url
  }

  /** Whether this dealer asks for photos. */
  get hasPhotos(): boolean {
    return this.tenant !== 'volt'
  }

  /** Up to which age a car has a figure here. */
  get years(): number {
    return this.tenant === 'volt' ? 7 : 10
  }

  open(path: string): Promise<unknown> {
    return this.page.goto(this.#url(this.tenant, path))
  }

  press(name: string): Promise<void> {
    return this.way.press(this.page, name)
  }

  type(field: string, text: string): Promise<void> {
    return this.way.type(this.page, field, text)
  }

  valueOf(field: string): Promise<string> {
    return this.page.locator(`[name=${field}]`).inputValue()
  }

  async begin(plate: string): Promise<void> {
    await this.open('/sell-my-car')
    await this.type('rego', plate)
    await this.press('Find my car')
  }

  /** Until a text shows. */
  async reads(text: string | RegExp): Promise<void> {
    const found = this.page.getByText(text).first()
    if (this.way.hasScript) return found.waitFor(WAIT)
    await this.#asksUntil(() => found.isVisible())
  }

  /** Until the valuation is at a step. */
  async reaches(step: string): Promise<void> {
    const isThere = ({ pathname }: URL) => pathname.endsWith(`/${step}`)
    if (this.way.hasScript) return this.page.waitForURL(isThere, WAIT)
    await this.#asksUntil(async () => isThere(new URL(this.page.url())))
  }

  /** A page without script, which would come by itself every three seconds, is asked for. */
  async #asksUntil(isThere: () => Promise<boolean>): Promise<void> {
    const asked = async () => {
      if (await isThere()) return this.page.url()
      await this.page.reload()
      throw new Error(`not yet there, but at ${this.page.url()}`)
    }
    await expect.poll(asked, WAIT).toContain('http')
  }

  /** What is wrong: its summary has the focus, and leads to each field. */
  async isTold(...messages: readonly string[]): Promise<string[]> {
    const summary = this.page.locator('[role=alert]:focus')
    await summary.getByText('Please fix the following errors:').waitFor()
    for (const message of messages)
      await summary.getByRole('link', { name: message }).first().waitFor()
    return summary
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) =>
          link instanceof HTMLAnchorElement
            ? (document
                .getElementById(decodeURIComponent(link.hash.slice(1)))
                ?.getAttribute('name') ?? '')
            : '',
        ),
      )
  }

  /** Answers the details, without sending them. */
  async answers(changes: Partial<typeof details> = {}): Promise<void> {
    const { odometer, ...typed } = { ...details, ...changes }
    await this.type('odometer', odometer)
    for (const choice of choices) await this.way.choose(this.page, choice)
    for (const [name, text] of Object.entries(typed)) await this.type(name, text)
  }

  /** From the plate to the details, without photos. */
  async toDetails(plate: string): Promise<void> {
    await this.begin(plate)
    await this.pastPhotos()
  }

  async pastPhotos(): Promise<void> {
    if (this.hasPhotos) {
      await this.reaches('photos')
      await this.press('Skip photos')
    }
    await this.reaches('details')
  }
}
