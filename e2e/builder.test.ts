import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { demoPassword } from '../scripts/demo-staff.ts'
import { inTurn } from '../scripts/test-extent.ts'
import { openKeyring } from '../server/keyring/open-keyring.ts'
import { addApp, addPerson } from '../server/staff/add-person.ts'
import { passwords } from '../server/staff/passwords.ts'
import { openStore } from '../server/store/store.ts'
import { storeLocation } from '../server/store/store-file.ts'
import {
  field,
  focusedRow,
  focusIsOnRow,
  HOME,
  isSaved,
  isSearching,
  openHome,
  press,
  preview,
  rows,
  told,
  toRow,
  tree,
} from './builder-page.ts'
import { axeViolations } from './page-checks.ts'
import { product, sendRequest } from './product.ts'
import { startServer } from './server-process.ts'

// A server of its own: it is killed, and what it publishes would change the pages of other tests.
const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-builder-'))
let server = await startServer(dataDir)
const { port } = server
afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const people = { Priya: 'publisher', Leo: 'editor' } as const
type Name = keyof typeof people
const secretOf = (name: Name) => `FORECOURTBUILDERTEST${name.toUpperCase().padEnd(12, 'A')}`
const emailOf = (name: Name) => `${name.toLowerCase()}@example.com`

await addPeople()

async function addPeople(): Promise<void> {
  const store = await openStore(storeLocation({ dataDir, databaseUrl: undefined }))
  const keyring = await openKeyring({ dataDir, keysFile: undefined })
  const password = await passwords().hash(demoPassword)
  const now = new Date()
  for (const name of ['Priya', 'Leo'] as const) {
    const place = { tenant: 'harbour', email: emailOf(name), role: people[name] }
    const member = await addPerson(store, { ...place, name, password }, now)
    await addApp(store, keyring, { member, secret: secretOf(name) }, now)
  }
  await store.close()
}

const { keptPage } = await product()
const HOST = 'staff.localhost'
const staff = (path: string) => `http://${HOST}:${port}${path}`
const live = async () => (await sendRequest('harbour.localhost', '/', { port })).body.toString()

/** A window of a person who is signed in. */
async function openAs(name: Name): Promise<Page> {
  // Options of its own, so that its cookies are.
  const { page } = await keptPage({ viewport: { width: 1280, height: 800 + name.length } })
  page.setDefaultTimeout(20_000)
  await page.goto(staff('/staff/sign-in'))
  const app = new TOTP({ secret: Secret.fromBase32(secretOf(name)) })
  const calls = [
    ['sign-in', { email: emailOf(name), password: demoPassword }],
    ['second-factor', { code: app.generate() }],
  ] as const
  for (const [call, body] of calls) {
    const status = await page.evaluate(
      async ([call, body]) =>
        (
          await fetch(`/api/staff/${call}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).status,
      [call, body] as const,
    )
    expect(status).toBeLessThan(300)
  }
  return page
}

const priya = await openAs('Priya')

test('by keyboard alone the home page gets another heading, and a block is inserted and moved into a slot (WORKSPACE 11.1, Spec 6.04)', async () => {
  const insertCode = Promise.withResolvers<void>()
  await priya.route('**/desk/insert-dialog-*', async (route) => {
    await insertCode.promise
    await route.continue()
  })
  await priya.goto(staff(HOME))
  await preview(priya).getByRole('heading', { level: 1 }).waitFor()
  await priya.getByRole('region', { name: 'Form' }).getByRole('heading').first().waitFor()
  await priya.waitForFunction(() => document.activeElement?.matches('h1'))
  // What is typed while the dialog is on its way is its search: H would open the history.
  await press(priya, 'i')
  await priya.keyboard.type('hero 1')
  insertCode.resolve()
  const search = priya.getByRole('dialog', { name: 'Insert a block' }).getByRole('searchbox')
  await expect.poll(() => search.inputValue()).toBe('hero 1')
  await press(priya, 'Escape')
  await priya.waitForFunction(() => document.activeElement?.matches('h1'))
  await press(priya, '1')
  await priya.waitForFunction(() => document.activeElement?.matches('.block-tree [role=row]'))
  await press(priya, 'ArrowDown')
  await focusIsOnRow(priya, 'hero')
  await press(priya, 'Enter')
  const heading = field(priya, 'Heading')
  await priya.waitForFunction(() => document.activeElement?.matches('.builder-form-pane *'))
  while (!(await heading.evaluate((input) => input === document.activeElement)))
    await press(priya, 'Tab')
  await press(priya, 'Control+a')
  // Letters are text in a field: D would duplicate, I insert (WCAG 2.1.4).
  await priya.keyboard.type('Did I find it')
  await preview(priya).getByRole('heading', { name: 'Did I find it' }).waitFor()
  await isSaved(priya)

  await press(priya, 'Escape')
  await focusIsOnRow(priya, 'hero')
  await press(priya, 'i')
  await isSearching(priya)
  await priya.keyboard.type('sidebar')
  await press(priya, 'Enter')
  await priya.waitForFunction(() =>
    document.activeElement?.getAttribute('data-key')?.startsWith('sidebar-layout'),
  )
  const layout = (await focusedRow(priya)) ?? ''
  await press(priya, 'i')
  await isSearching(priya)
  await priya.keyboard.type('section heading')
  await press(priya, 'Enter')
  await priya.waitForFunction(() =>
    document.activeElement?.getAttribute('data-key')?.startsWith('section-heading'),
  )
  const inserted = (await focusedRow(priya)) ?? ''
  await press(priya, ']')
  await told(priya, /^First in .* of /)
  const inSlot = await rows(priya)
  expect(inSlot.indexOf(inserted)).toBe(inSlot.indexOf(`slot:${layout}/main`) + 1)
  await focusIsOnRow(priya, inserted)
  await press(priya, '[')
  const outside = await rows(priya)
  expect(outside.indexOf(inserted)).toBe(outside.indexOf(`slot:${layout}/side`) + 1)
  await press(priya, 'Control+z')
  expect(await rows(priya)).toEqual(inSlot)
  await isSaved(priya)
})

test('by keyboard alone it is then published, seen live and taken back (WORKSPACE 11.1, Spec 6.04)', async () => {
  await press(priya, 'Control+Enter')
  const dialog = priya.getByRole('dialog', { name: 'Publish Home' })
  await dialog.waitFor()
  await dialog.getByText('Did I find it').first().waitFor()
  // What the server finds of the page as it would be sent, and what only a browser can tell.
  await dialog.getByText('One first heading, and the others in order').waitFor()
  await dialog.getByText('The accessibility check finds nothing').waitFor()
  await dialog.getByText('The page does not jump while it loads').waitFor()
  await dialog
    .getByRole('status')
    .getByText(/^Nothing must be mended/)
    .waitFor()
  await priya.keyboard.type('Another heading')
  await press(priya, 'Enter')
  await told(priya, 'Home is live as revision 1.')
  await expect.poll(live).toContain('Did I find it')
  const seeIt = priya.getByRole('link', { name: 'See it' })
  expect(await seeIt.getAttribute('href')).toBe(`http://harbour.localhost:${port}/`)

  await press(priya, '1', 'h')
  await priya.getByRole('heading', { name: 'History of Home' }).waitFor()
  await priya.getByText('Another heading').waitFor()
  await press(priya, 'j')
  await priya.getByRole('heading', { name: 'The file of the site' }).waitFor()
  await priya.getByRole('button', { name: 'Put this back…' }).waitFor()
  await press(priya, 'b')
  const back = priya.getByRole('dialog', { name: 'Put the file of the site back' })
  await back.getByRole('button', { name: 'Put it back live now' }).press('Enter')
  await told(priya, 'The file of the site is live again, as revision 2.')
  await expect.poll(live).not.toContain('Did I find it')
  // Or as a draft, to be looked at first.
  await press(priya, 'j')
  await priya.getByRole('heading', { name: 'Revision 1' }).waitFor()
  await priya.getByRole('button', { name: 'Put this back…' }).waitFor()
  await press(priya, 'b')
  await priya.getByRole('dialog', { name: 'Put revision 1 back' }).waitFor()
  await press(priya, 'Enter')
  await told(priya, /^Revision 1 is put back as the draft/)
  await tree(priya).waitFor()
  await preview(priya).getByRole('heading', { name: 'Did I find it' }).waitFor()
  // What one did oneself is not somebody's.
  expect(await priya.getByText(/^Changed elsewhere/).count()).toBe(0)
  expect(await live()).not.toContain('Did I find it')
})

/** Puts the file of the site back, live at once: a draft that there is stays, and is of an older revision then. */
const putFileBack = (path: string): Promise<number> =>
  priya.evaluate(async (path) => {
    const answer = await fetch('/api/staff/harbour/rollback', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path, n: 0, message: 'Back to the file' }),
    })
    return (await answer.json()).n
  }, path)

test('a draft that is based on an older revision is published over the newer one only once that is asked, of a page and of the theme (WORKSPACE 11.6, Spec 6.04)', async () => {
  await toRow(priya, 'hero')
  await field(priya, 'Heading').fill('Over the newer one')
  await isSaved(priya)
  const n = await putFileBack('pages/home.json')
  await priya.goto(staff(`${HOME}?dialog=publish`))
  const dialog = priya.getByRole('dialog')
  await dialog.getByText('Published since you began').waitFor()
  // The dialog is there before the preview, and waits for it.
  await dialog.getByText('The accessibility check finds nothing').waitFor()
  await dialog.getByText(/^Nothing must be mended/).waitFor()
  await dialog.getByRole('button', { name: /^Publish to Harbour/ }).press('Enter')
  await dialog.getByText(`You published revision ${n} since you began.`).waitFor()
  expect(await live()).not.toContain('Over the newer one')
  await dialog.getByRole('button', { name: 'Publish mine on top' }).waitFor()
  await dialog.getByRole('button', { name: 'See what changed' }).press('Enter')
  await dialog.getByRole('button', { name: `Publish on top of revision ${n}` }).press('Enter')
  await told(priya, `Home is live as revision ${n + 1}.`)
  await expect.poll(live).toContain('Over the newer one')

  await priya.goto(staff('/builder/harbour/theme'))
  await priya.getByRole('textbox', { name: 'Brand colour', exact: true }).fill('#0d4654')
  await isSaved(priya)
  const theme = await putFileBack('site.json')
  await priya.getByRole('button', { name: 'Publish…' }).press('Enter')
  await dialog.getByRole('textbox').press('Enter')
  await dialog.getByText(`You published revision ${theme} since you began.`).waitFor()
  await dialog.getByRole('button', { name: 'Publish mine on top' }).press('Enter')
  await told(priya, `Theme is live as revision ${theme + 1}.`)
})

test('a draft with an error is saved, cannot be published, and F8 goes to its field (WORKSPACE 11.6)', async () => {
  await toRow(priya, 'hero')
  const heading = field(priya, 'Heading')
  await heading.fill('Look '.repeat(20).trim())
  await isSaved(priya)
  await press(priya, 'Tab')
  await priya.getByText('1 thing to fix before publishing').waitFor()
  await toRow(priya, 'footer')
  await press(priya, 'Control+Enter')
  const dialog = priya.getByRole('dialog')
  await dialog.getByText('1 thing must be mended first').waitFor()
  await press(priya, 'Enter', 'Escape')
  await dialog.waitFor({ state: 'hidden' })
  await press(priya, 'F8')
  await priya.waitForFunction(() => document.activeElement?.matches('[aria-invalid=true]'))
  expect(await heading.evaluate((input) => input === document.activeElement)).toBe(true)
  await press(priya, 'Control+z')
  await priya.getByText('1 thing to fix before publishing').waitFor({ state: 'hidden' })
})

test('a server that is killed while somebody types is told within 3 s, and nothing typed is lost (WORKSPACE 11.5, Spec 6.04)', async () => {
  await toRow(priya, 'hero')
  const lead = field(priya, 'Lead')
  await lead.fill('Before the server went.')
  await isSaved(priya)
  const gone = once(server.child, 'exit')
  server.child.kill('SIGKILL')
  await gone
  await lead.press('End')
  await lead.pressSequentially(' And after it.')
  await priya
    .getByText(/^Not saved, trying again/)
    .first()
    .waitFor({ timeout: 3_000 })
  server = await startServer(dataDir, { PORT: String(port) })
  // As it was left: what the server did not get is in the browser.
  await priya.evaluate(() => removeEventListener('beforeunload', () => undefined))
  priya.once('dialog', (dialog) => void dialog.accept())
  await priya.reload()
  await tree(priya).waitFor()
  await toRow(priya, 'hero')
  await expect.poll(() => lead.inputValue()).toBe('Before the server went. And after it.')
  await isSaved(priya)
})

test('who comes second sees who edits, takes over, and both keep what they do; the same field asks (WORKSPACE 11.4)', async () => {
  const leo = await openAs('Leo')
  const dragTree = Promise.withResolvers<void>()
  const dragging = Promise.withResolvers<void>()
  await leo.route('**/desk/drag-tree-*', async (route) => {
    dragTree.resolve()
    await dragging.promise
    await route.continue()
  })
  await leo.goto(staff(HOME))
  await told(leo, /^Read only: Priya edits since/)
  await toRow(leo, 'hero')
  expect(await field(leo, 'Heading').isDisabled()).toBe(true)
  // Where no field takes the focus, the form's heading does.
  await press(leo, 'Enter')
  await leo.waitForFunction(() => document.activeElement?.matches('.builder-form-pane h2'))
  await press(leo, '1')
  await focusIsOnRow(leo, 'hero')
  // On a busy machine the tree to drag in comes late, and frames too: the focus stays where it is by then.
  await dragTree.promise
  const frames = await leo.evaluateHandle(() => {
    const late: FrameRequestCallback[] = []
    const { requestAnimationFrame } = window
    window.requestAnimationFrame = (run) => late.push(run)
    const show = async () => {
      window.requestAnimationFrame = requestAnimationFrame
      for (const run of late) run(performance.now())
      for (const _ of ['inner', 'last']) await new Promise(requestAnimationFrame)
    }
    return { late, show }
  })
  dragging.resolve()
  await leo.waitForFunction(({ late }) => late.length > 0, frames, { polling: 50 })
  await leo.getByRole('button', { name: 'Take over' }).focus()
  await frames.evaluate(({ show }) => show())
  await press(leo, 'Enter')
  await leo.waitForFunction(() => document.activeElement?.matches('h1'))
  expect(await field(leo, 'Heading').isEnabled()).toBe(true)
  // Else Leo's window may look at what Priya saves before it saves itself.
  await leo.route('**/api/staff/harbour/document?*', (route) => route.abort())
  await field(leo, 'Heading').fill('From Leo')
  await isSaved(leo)
  await toRow(priya, 'value')
  await field(priya, 'Heading').fill('From Priya')
  await told(priya, 'Changed elsewhere: Leo edits this page too.')
  await isSaved(priya)
  await toRow(priya, 'hero')
  await expect.poll(() => field(priya, 'Heading').inputValue()).toBe('From Leo')
  await toRow(leo, 'value')
  await field(leo, 'Heading').fill('Leo again')
  await leo.getByText(/Priya changed heading of Row of cars too: “From Priya”/).waitFor()
  await leo.getByRole('button', { name: 'Use Priya’s' }).press('Enter')
  await expect.poll(() => field(leo, 'Heading').inputValue()).toBe('From Priya')
  // An editor edits; who publishes is said.
  await press(leo, 'Control+Enter')
  expect(await leo.getByRole('dialog').count()).toBe(0)
})

test.each([
  ['/builder/harbour/theme', 'Brand colour', '#0d4653'],
  ['/staff/harbour/content', 'Name', 'A demonstrator, and its first service'],
])(
  '%s saves what is typed, and has it when it is opened again; axe finds nothing (Spec 6.04, WCAG 2.2 AA)',
  async (path, label, text) => {
    await priya.goto(staff(path))
    const typed = priya.getByRole('textbox', { name: label, exact: true })
    await typed.fill(text)
    await isSaved(priya)
    expect(await axeViolations(priya)).toEqual([])
    await priya.reload()
    await expect.poll(() => typed.inputValue()).toBe(text)
  },
)

test('with a brand of #ffff00 a text that cannot be read is named with the nearest colour that can, and publishing is refused until it is taken (WORKSPACE 11.16, Spec 1.11)', async () => {
  await priya.goto(staff('/builder/harbour/theme'))
  const colour = (name: string) => priya.getByRole('textbox', { name, exact: true })
  const verdict = priya.getByRole('status').filter({ hasText: /read$|fail$/ })
  await colour('Brand colour').fill('#ffff00')
  await priya.getByText('Colours of their own').click()
  await colour('Ink').fill('#9a9a9a')
  await verdict.getByText(/^\d of \d+ fail$/).waitFor()
  await isSaved(priya)
  const publish = priya.getByRole('button', { name: 'Publish…' })
  await publish.press('Enter')
  expect(await publish.getAttribute('aria-disabled')).toBe('true')
  expect(await priya.getByRole('dialog').count()).toBe(0)
  await told(priya, /colours? cannot be read$/)
  await priya.getByRole('button', { name: /^Use #[\da-f]{6} for ink, the nearest/ }).press('Enter')
  await verdict.getByText(/^All \d+ read$/).waitFor()
  expect(await colour('Ink').inputValue()).toMatch(/^#(?!9a9a9a)[\da-f]{6}$/)
  await expect.poll(() => publish.getAttribute('aria-disabled')).toBeNull()
})

/** The screens of the builder, each opened at its address. */
const screens = {
  async history() {
    await priya.goto(staff(`${HOME}/history`))
    await priya.getByRole('heading', { level: 1 }).waitFor()
  },
  async publish() {
    await priya.goto(staff(`${HOME}?dialog=publish`))
    await priya.getByText('For the history').waitFor()
  },
  async builder() {
    await openHome(priya)
    await toRow(priya, 'hero')
    await press(priya, 'Enter')
    await priya.waitForFunction(() => document.activeElement?.matches('.builder-form-pane *'))
    // Where a person's own colours are shown, tints are not: what is chosen is outlined, marks have shapes.
    await priya.emulateMedia({ forcedColors: 'active' })
    const row = (name: string) => tree(priya).locator(`[role=row][data-key=${name}]`)
    const outline = (name: string) =>
      row(name).evaluate((each) => getComputedStyle(each).outlineStyle)
    expect([await outline('hero'), await outline('latest')]).toEqual(['solid', 'none'])
    const shapes = await priya
      .getByRole('list', { name: 'Marks' })
      .locator('.mark svg')
      .evaluateAll((marks) =>
        marks.map((mark) => `${getComputedStyle(mark).fill} ${mark.innerHTML}`),
      )
    expect(new Set(shapes).size).toBe(4)
    await priya.emulateMedia({ forcedColors: 'none' })
  },
  async insert() {
    await priya.goto(staff(`${HOME}?dialog=insert`))
    const dialog = priya.getByRole('dialog', { name: 'Insert a block' })
    // Who only reads, since somebody else took over, inserts nothing.
    const takeOver = priya.getByRole('button', { name: 'Take over' })
    await dialog.or(takeOver).first().waitFor()
    if (await takeOver.isVisible()) await takeOver.press('Enter')
    await dialog.waitFor()
  },
  async conditions() {
    await priya.goto(staff(`${HOME}?block=latest&when=true`))
    await tree(priya)
      .getByRole('row', { name: /^Row of cars Latest/, selected: true })
      .waitFor()
    await priya.getByRole('region', { name: 'Form' }).getByText('Shown when').waitFor()
    await priya.locator('.form-when[open] :is(input, select, button)').first().waitFor()
  },
  async narrow() {
    await openHome(priya)
    await priya.setViewportSize({ width: 390, height: 800 })
    await priya.getByRole('radio', { name: 'Form' }).check()
    await priya.getByRole('region', { name: 'Form' }).getByRole('heading').first().waitFor()
    // What its fields offer: axe would look for labels of fields that are being drawn again.
    await priya.locator('.builder-form-pane datalist option').first().waitFor({ state: 'attached' })
  },
}
/** Each by day or by night; in a full test by both. */
const shownScreens = Object.entries(screens).flatMap(([name, show], index) =>
  inTurn(['light', 'dark'] as const, index).map((colorScheme) => ({ name, show, colorScheme })),
)

test.each(shownScreens)(
  'axe finds nothing and forced colours hide nothing: $name, $colorScheme (WORKSPACE 11.12, 11.15, WCAG 2.2 AA)',
  async ({ show, colorScheme }) => {
    await priya.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await priya.setViewportSize({ width: 1280, height: 800 })
    await show()
    expect(await axeViolations(priya)).toEqual([])
    await press(priya, 'Escape')
  },
)
