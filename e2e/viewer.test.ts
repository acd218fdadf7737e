import { expect, test } from 'vitest'
import { carPath, tenants } from './demo-pages.ts'
import { axeViolations } from './page-checks.ts'
import { product } from './product.ts'

const { url, newPage } = await product()

test.each(tenants)(
  '%s: every stop of the tabulator in the viewer has a name, and arrow keys change the picture (WCAG 2.1.1, 4.1.2)',
  async (tenant) => {
    const { page, problems } = await newPage({ viewport: { width: 1280, height: 900 } })
    await page.goto(url(tenant, await carPath(tenant)))
    await page.getByRole('button', { name: /^View all \d+$/ }).press('Enter')
    const viewer = page.getByRole('dialog', { name: /^Pictures of / })
    await viewer.waitFor()
    const stops: string[] = []
    for (let press = 0; press < 8; press += 1) {
      stops.push(
        await page.evaluate(
          () =>
            document.activeElement?.getAttribute('aria-label') ??
            document.activeElement?.tagName ??
            '',
        ),
      )
      await page.keyboard.press('Tab')
    }
    expect(stops[0]).toBe('Close')
    const named = new Set(stops.filter((stop) => stop !== 'BODY'))
    expect([...named].sort()).toEqual(['All pictures', 'Close', 'Next picture', 'Previous picture'])
    expect(await axeViolations(page)).toEqual([])
    await viewer.getByRole('button', { name: 'Next picture' }).focus()
    await page.keyboard.press('End')
    const last = await viewer.getByRole('listitem').count()
    await viewer.getByText(`${last} / ${last}`).waitFor()
    expect(problems).toEqual([])
  },
)
