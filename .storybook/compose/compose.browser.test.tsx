import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { Compose, savedDraft } from './compose.tsx'
import { type ComposeDraft, draftHash, draftOfHash } from './draft-link.ts'

function open(start: ComposeDraft): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<Compose start={start} />)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
}

const editor = page.getByRole('textbox', { name: 'JSON of the page' })
const previewText = () => {
  const frame = document.querySelector('iframe')
  return frame?.contentDocument?.body.textContent ?? ''
}
const textOf = (locator: Locator) => () => locator.query()?.textContent ?? ''
const status = textOf(page.getByRole('region', { name: 'Text' }).getByRole('status'))
const opening = 'No problems.'

test('a typed mistake is shown at line and column, the preview stays, and a correction is shown', async () => {
  open(savedDraft('kiwi', 'home'))
  await expect.poll(status).toBe(opening)
  await expect.poll(previewText).toContain('Kiwi Car Company')
  await editor.click()
  await userEvent.keyboard('{Control>}{Home}{/Control}x')
  await expect.poll(status).toBe('1 error. The preview shows the last text without errors.')
  const problem = page.getByRole('button', { name: /^tenants\/kiwi\/pages\/home\.json:1:1 / })
  await expect.element(problem).toBeVisible()
  expect(previewText()).toContain('Kiwi Car Company')
  await userEvent.keyboard('{Backspace}')
  await expect.poll(status).toBe(opening)
})

test('the preview shows the edited text', async () => {
  const saved = savedDraft('harbour', 'finance')
  const heading = /"heading": "([^"]+)"/.exec(saved.text)?.[1] ?? ''
  open({ ...saved, text: saved.text.replace(heading, 'Money for any car') })
  await expect.poll(previewText).toContain('Money for any car')
  expect(previewText()).not.toContain(heading)
})

test('a link restores the draft, and Reset brings back the saved page', async () => {
  const draft = { ...savedDraft('volt', 'home'), text: '{ "route": "/" ' }
  const restored = await draftOfHash(await draftHash(draft))
  expect(restored).toEqual(draft)
  open(restored ?? savedDraft('volt', 'home'))
  await expect.poll(textOf(editor)).toContain('{ "route": "/"')
  await expect.poll(status).toMatch(/error\. No preview until it is repaired\./)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(status).toBe(opening)
})

test('a copied link says how many faults the draft has', async () => {
  open({ ...savedDraft('volt', 'home'), text: '{ "route": "/" ' })
  await expect.poll(status).toMatch(/error\./)
  await page.getByRole('button', { name: 'Copy link' }).click()
  // A browser that does not let a page copy offers the link as text.
  const said = textOf(page.getByRole('status').first())
  await expect.poll(said).toMatch(/Link( copied)?; the draft has \d+ faults?\.$/)
})

test('edits of a page are kept while another is open', async () => {
  open({ ...savedDraft('outback', 'home'), text: '{}' })
  await expect.poll(textOf(editor)).toContain('{}')
  await page.getByLabelText('Page').selectOptions('search')
  await expect.poll(textOf(editor)).toContain('"/search"')
  await page.getByLabelText('Page').selectOptions('home')
  await expect.poll(textOf(editor)).toContain('{}')
})

test('Tab indents, and leaves the editor after Escape', async () => {
  open(savedDraft('kiwi', 'home'))
  await editor.click()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(editor.element())
  await userEvent.keyboard('{Escape}{Tab}')
  expect(document.activeElement).not.toBe(editor.element())
})
