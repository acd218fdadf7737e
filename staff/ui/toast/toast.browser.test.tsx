import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { TOAST_MS, ToastArea, useToast } from './toast.tsx'

function Shows() {
  const show = useToast()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => show({ text: 'Removed the hero' }), [])
  return null
}

test('a message waits while the window has no focus, then shows for the rest of its time (Spec 4.16)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    root.unmount()
    host.remove()
  })
  const look = (isHere: boolean) => {
    hasFocus.mockReturnValue(isHere)
    window.dispatchEvent(new Event(isHere ? 'focus' : 'blur'))
  }
  root.render(
    <ToastArea>
      <Shows />
    </ToastArea>,
  )
  const frame = () => new Promise(requestAnimationFrame)
  // Once what the timers did is drawn.
  const shows = async (isShown: boolean) => {
    await frame()
    await frame()
    expect(host.querySelector('[data-slot="toast"]') !== null).toBe(isShown)
  }
  await vi.waitFor(() => shows(true))
  vi.advanceTimersByTime(TOAST_MS / 2)
  look(false)
  await shows(true)
  vi.advanceTimersByTime(TOAST_MS * 3)
  await shows(true)
  look(true)
  await shows(true)
  vi.advanceTimersByTime(TOAST_MS / 2)
  await shows(false)
})
