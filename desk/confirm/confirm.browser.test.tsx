import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { call } from '../api/call.ts'
import { makeQueryClient, meQuery } from '../api/queries.ts'
import type { Me } from '../frame/me.ts'
import { ConfirmProvider, useConfirmed } from './confirm.tsx'

const me: Me = {
  person: { id: '1', name: 'Sam Bligh', email: 'sam@example.com' },
  next: 'done',
  sites: [],
  factors: { totp: true, passkeys: [], recovery_codes_left: 10 },
  sessions: [],
}

function Changes() {
  const confirmed = useConfirmed()
  const [says, setSays] = useState('')
  const change = () =>
    confirmed(() =>
      call('PATCH /:site/people/:person', {
        params: { site: 'meadow', person: '7' },
        body: { role: 'editor' },
      }),
    ).then(
      () => setSays('changed'),
      () => setSays('not changed'),
    )
  return (
    <>
      <button type="button" onClick={() => void change()}>
        Change
      </button>
      <output>{says}</output>
    </>
  )
}

/** A server that asks again who the person is until they give the code 123456. */
function open() {
  let isConfirmed = false
  const sent: string[] = []
  const fetching = vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    sent.push(`${init?.method} ${address}`)
    const refused = (status: number, code: string) =>
      Response.json({ error: `Refused as ${code}`, code }, { status })
    if (String(address).endsWith('/me')) return Response.json(me)
    if (String(address).endsWith('/confirm')) {
      isConfirmed = String(init?.body).includes('123456')
      return isConfirmed ? new Response(null, { status: 204 }) : refused(401, 'wrong_code')
    }
    return isConfirmed ? new Response(null, { status: 204 }) : refused(403, 'confirmation_needed')
  })
  const queries = makeQueryClient(() => undefined)
  queries.setQueryData(meQuery.queryKey, me)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <QueryClientProvider client={queries}>
      <ConfirmProvider>
        <Changes />
      </ConfirmProvider>
    </QueryClientProvider>,
  )
  onTestFinished(() => {
    root.unmount()
    place.remove()
    fetching.mockRestore()
  })
  return sent
}

const button = page.getByRole('button', { name: 'Change' })
const status = page.getByRole('status').first()

test('a change that asks again who the person is waits for the code, and is done then', async () => {
  const sent = open()
  await button.click()
  const code = page.getByRole('textbox', { name: 'Code' })
  await expect.element(code).toHaveFocus()
  await userEvent.keyboard('000000{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Refused as wrong_code.')
  await expect.element(code).toHaveFocus()
  await userEvent.keyboard('123456{Enter}')
  await expect.element(status).toHaveTextContent('changed')
  await expect.element(button).toHaveFocus()
  expect(sent.filter((call) => call.startsWith('PATCH'))).toHaveLength(2)
})

test('a change is not done where the person does not confirm', async () => {
  const sent = open()
  await button.click()
  await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(status).toHaveTextContent('not changed')
  expect(sent).toEqual(['PATCH /api/staff/meadow/people/7'])
})
