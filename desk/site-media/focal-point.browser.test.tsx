import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FocalPoint } from './focal-point.tsx'
import '../desk.css'
import './site-media.css'

const drawn = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"/>')}`

function Screen({ canMove }: { readonly canMove: boolean }) {
  const [point, setPoint] = useState({ x: 50, y: 50 })
  const moving = canMove ? { onChange: setPoint } : {}
  return <FocalPoint src={drawn} alt="A yard" width={400} height={200} value={point} {...moving} />
}

function open(canMove: boolean) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<Screen canMove={canMove} />)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return page.getByRole('img', { name: 'A yard' })
}

test('the ring goes where the pointer presses, and by the arrows, and stays within the picture (Spec 6.04, WCAG 2.5.7)', async () => {
  const picture = open(true)
  await expect.element(picture).toBeVisible()
  const { width, height } = picture.element().getBoundingClientRect()
  await userEvent.click(picture, { position: { x: 0.98 * width, y: 0.1 * height } })
  const ring = page.getByRole('slider')
  await expect
    .element(ring)
    .toHaveAttribute('aria-valuetext', '98 % from the left, 10 % from the top')
  ring.element().focus()
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
  await expect
    .element(ring)
    .toHaveAttribute('aria-valuetext', '97 % from the left, 9 % from the top')
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowUp}{/Shift}')
  await expect
    .element(ring)
    .toHaveAttribute('aria-valuetext', '100 % from the left, 0 % from the top')
})

test('who may not move it sees it, and it is no control (Spec 6.04)', async () => {
  const picture = open(false)
  await userEvent.click(picture, { position: { x: 390, y: 20 } })
  expect(page.getByRole('slider').elements()).toEqual([])
})
