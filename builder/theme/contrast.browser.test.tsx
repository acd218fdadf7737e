import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plainLook } from '#domain/site/look.fixture.ts'
import type { ThemeColours } from '#domain/site/theme.ts'
import { ContrastTable } from './contrast-table.tsx'

function Screen({ start }: { readonly start: ThemeColours }) {
  const [colours, setColours] = useState(start)
  return (
    <ContrastTable
      colours={colours}
      look={plainLook}
      isReadOnly={false}
      onUse={(setting, colour) => setColours({ ...colours, [setting]: colour })}
    />
  )
}

test('a text that cannot be read stands first, with the nearest colour that can, which is taken by a press (Spec 1.11, 6.04)', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <Screen start={{ brand: '#0b2a4a', accent: '#ff6a3d', scheme: 'light', ink: '#9a9a9a' }} />,
  )
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  await expect.element(page.getByRole('status')).toHaveTextContent('2 of 14 fail')
  const rows = page
    .getByRole('row')
    .elements()
    .map(({ textContent }) => textContent)
  expect(rows.findIndex((row) => /^AaText on .*fails$/.test(row))).toBeLessThanOrEqual(2)
  await userEvent.click(page.getByRole('button', { name: /^Use #\w{6} for ink/ }))
  await expect.element(page.getByRole('status')).toHaveTextContent('All 14 read')
})
