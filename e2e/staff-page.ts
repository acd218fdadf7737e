import type { Page } from 'playwright-core'
import { demoPassword, demoPeople } from '../scripts/demo-staff.ts'
import { inTurn } from '../scripts/test-extent.ts'
import { axeViolations, clippedTexts, overflow, repeatedIds } from './page-checks.ts'

export const desktop = { width: 1280, height: 900 }

/** The first of the demo's staff with a role. */
export const personAs = (role: string) => {
  const person = demoPeople.find((each) => each.role === role)
  if (!person) throw new Error(`The demo has no ${role}.`)
  return person
}

export const heading = (of: Page, name: string) => of.getByRole('heading', { level: 1, name })

/** Waits until what has the focus matches. */
export const focusIs = (of: Page, selector: string) =>
  of.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector)

/** At the door, by keyboard. */
export async function typePassword(
  of: Page,
  email: string,
  password = demoPassword,
): Promise<void> {
  await of.getByLabel('Work e-mail').waitFor()
  await focusIs(of, '[name=email]')
  await of.keyboard.type(email)
  await of.keyboard.press('Tab')
  await of.keyboard.type(password)
  await of.keyboard.press('Enter')
}

/**
 * Each width by day and by night; where not all is tested, phones by one of them and desks by the other, in turn,
 * and axe on one of each: two have the same elements.
 */
const windowsOf = (turn: number) =>
  [
    [320, 390],
    [1280, 1920],
  ].flatMap((widths, at) =>
    widths.flatMap((width) =>
      inTurn(['light', 'dark'] as const, Math.floor(turn / 2) + at).map((colorScheme) => ({
        width,
        colorScheme,
        hasAxe: inTurn(widths, turn).includes(width),
      })),
    ),
  )

/** Waits until a scheme has reached the page, and its colours are drawn. */
async function schemeShows(of: Page, scheme: 'light' | 'dark'): Promise<void> {
  await of.waitForFunction((name) => matchMedia(`(prefers-color-scheme: ${name})`).matches, scheme)
  await of.evaluate(async () => {
    const drawn = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    await drawn()
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    await drawn()
  })
}

/** What is wrong with a screen as it is shown in every window. */
export async function faultsOf(of: Page, turn: number): Promise<Record<string, unknown>> {
  const faults: Record<string, unknown> = { 'repeated ids': await repeatedIds(of) }
  for (const { width, colorScheme, hasAxe } of windowsOf(turn)) {
    await of.setViewportSize({ width, height: 900 })
    await of.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await schemeShows(of, colorScheme)
    if (hasAxe) faults[`${width} ${colorScheme}: axe`] = await axeViolations(of)
    faults[`${width}: clipped`] = await clippedTexts(of)
    faults[`${width}: wider by`] = Array.from({ length: await overflow(of) })
  }
  return Object.fromEntries(
    Object.entries(faults).filter(([, found]) => Array.isArray(found) && found.length > 0),
  )
}
