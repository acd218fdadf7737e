import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FindOrDo } from '../frame/find-or-do.tsx'
import { KeysHere } from '../frame/keys-here.tsx'
import { LateMenu } from '../frame/late-menu.tsx'
import { KeyRegion, KeyScreen, KeysProvider, useKeyRegistry, useKeys } from './use-keys.tsx'

const did = vi.fn()
beforeEach(() => {
  did.mockClear()
  localStorage.clear()
})

function open(children: ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<KeysProvider>{children}</KeysProvider>)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
}

const bind = (keys: string, label: string) => ({ keys, label, run: () => did(label) })

function Everywhere() {
  useKeys([bind('?', 'all keys'), bind('g u', 'People'), bind('g a', 'Audit log')])
  return null
}

function ScreenKeys() {
  useKeys([
    bind('n', 'invite'),
    {
      ...bind('Delete', 'remove'),
      works: (focused) => focused?.matches('#row') ?? false,
    },
  ])
  return (
    <>
      <button type="button" id="row">
        A row
      </button>
      <input aria-label="Search" />
    </>
  )
}

function TreeKeys() {
  // The button serves Enter by itself: the line tells it, and the key goes on to the button.
  useKeys([bind('n', 'insert'), bind('d', 'duplicate'), { keys: 'Enter', label: 'open' }])
  return (
    <button type="button" onClick={() => did('open')}>
      A block
    </button>
  )
}

const Workspace = () => (
  <>
    <Everywhere />
    <KeyScreen>
      <ScreenKeys />
      <KeyRegion>
        <TreeKeys />
      </KeyRegion>
    </KeyScreen>
    <KeysHere />
  </>
)

const line = () =>
  page
    .getByRole('region', { name: 'Keys that work here' })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

test('the key line lists what the focused region understands, and each of these keys does it', async () => {
  open(<Workspace />)
  await expect.poll(line).toEqual(['Ninvite', '?all keys'])
  await userEvent.keyboard('n')
  await page.getByRole('button', { name: 'A row' }).click()
  await expect.poll(line).toEqual(['Ninvite', 'Delremove', '?all keys'])
  await userEvent.keyboard('{Delete}')
  expect(did.mock.calls.flat()).toEqual(['invite', 'remove'])
  await page.getByRole('button', { name: 'A block' }).click()
  // Of two for the same key the inner one.
  await expect.poll(line).toEqual(['Ninsert', 'Dduplicate', 'Enteropen', '?all keys'])
  did.mockClear()
  await userEvent.keyboard('nd?{Delete}{Enter}')
  expect(did.mock.calls.flat()).toEqual(['insert', 'duplicate', 'all keys', 'open'])
})

test('after G the line lists the second keys, and another key ends it', async () => {
  open(<Workspace />)
  await expect.poll(line).toContain('Ninvite')
  await userEvent.keyboard('g')
  await expect.poll(line).toEqual(['GUPeople', 'GAAudit log', '?all keys'])
  await userEvent.keyboard('a')
  expect(did.mock.calls).toEqual([['Audit log']])
  await userEvent.keyboard('gn')
  await expect.poll(line).toContain('Ninvite')
  expect(did.mock.calls).toEqual([['Audit log']])
})

test('keys of one letter are text in a field, and nothing where they are switched off (WCAG 2.1.4)', async () => {
  localStorage.setItem('desk.letters-off', '1')
  open(<Workspace />)
  await page.getByRole('button', { name: 'A row' }).click()
  await expect.poll(line).toEqual(['Delremove'])
  await userEvent.keyboard('n?')
  expect(did).not.toHaveBeenCalled()
  localStorage.clear()
  open(<Workspace />)
  const field = page.getByRole('textbox', { name: 'Search' }).last()
  await field.click()
  await userEvent.keyboard('gun?')
  await expect.element(field).toHaveValue('gun?')
  expect(did).not.toHaveBeenCalled()
})

test('what is typed while a menu is on its way is meant for the menu, not for the screen (WCAG 2.1.1)', async () => {
  const site = (label: string) => ({ label, run: () => did(label) })
  open(
    <>
      <KeyScreen>
        <LateMenu className="sites" groups={[[site('Harbour Motors'), site('Nigella Cars')]]}>
          Sites
        </LateMenu>
        <ScreenKeys />
      </KeyScreen>
      <KeysHere />
    </>,
  )
  await expect.poll(line).toEqual(['Ninvite'])
  const button = page.getByRole('button', { name: 'Sites' }).element()
  if (button instanceof HTMLElement) button.focus()
  await userEvent.keyboard('{Enter}nigel{Enter}')
  await expect.poll(() => did.mock.calls.flat()).toEqual(['Nigella Cars'])
})

function Opener() {
  const { registry, screen } = useKeyRegistry()
  const [keys, setKeys] = useState<ReturnType<typeof registry.at>>()
  useKeys([
    {
      keys: 'Mod+k',
      label: 'find or do',
      run: () => setKeys(registry.at(document.activeElement, screen.current ?? undefined)),
    },
  ])
  return (
    keys && (
      <FindOrDo
        {...keys}
        sites={[{ label: 'Meadow Motors', run: () => did('Meadow Motors') }]}
        others={[{ label: 'sign out', run: () => did('sign out') }]}
        onClose={() => setKeys(undefined)}
      />
    )
  )
}

test('the command menu finds what keys do, sites and more by their names, and does it once the focus is back', async () => {
  open(
    <>
      <Opener />
      <Workspace />
    </>,
  )
  const row = page.getByRole('button', { name: 'A row' })
  await row.click()
  await userEvent.keyboard('{Control>}k{/Control}')
  const items = page.getByRole('menuitem')
  const names = () => items.elements().map(({ textContent }) => textContent)
  await expect
    .poll(names)
    .toEqual([
      'Invite N',
      'Remove Del',
      'People G U',
      'Audit log G A',
      'Meadow Motors ',
      'Find or do Ctrl K',
      'All keys ?',
      'Sign out ',
    ])
  // Its own keys are those of the menu.
  await userEvent.keyboard('remove')
  await expect.poll(names).toEqual(['Remove Del'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => did.mock.calls).toEqual([['remove']])
  await expect.element(row).toHaveFocus()
})
