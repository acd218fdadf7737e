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
  const isThere = () => host.querySelector('[data-slot="toast"]') !== null
  // Once what the timers did is drawn, and what begins with it has begun: its own timer. None goes on meanwhile.
  const shows = async (isShown: boolean) => {
    for (let late = 0; late < 300 && isThere() !== isShown; late++) await frame()
    await frame()
    await frame()
    expect(isThere()).toBe(isShown)
  }
  await shows(true)
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
