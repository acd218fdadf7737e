import type { Frame, Page } from 'playwright-core'
import type { FromFrame, ToFrame } from '#builder/frame/messages.ts'
import { demoPassword, demoPeople } from '../scripts/demo-staff.ts'

type Said<Kind extends FromFrame['kind']> = Extract<FromFrame, { kind: Kind }>

/** A preview in a frame of the staff host, with who speaks to it in the builder's place. */
export interface PreviewFrame {
  readonly frame: Frame
  readonly url: string
  tell(message: ToFrame): Promise<void>
  /** The next message of a kind; it is taken. */
  next<Kind extends FromFrame['kind']>(kind: Kind): Promise<Said<Kind>>
  /** All that was said since, and not taken. */
  heard(): Promise<FromFrame[]>
  /** Shows a value, and says how long that took, milliseconds. */
  show(value: object): Promise<Said<'rendered'> & { readonly ms: number }>
}

interface Speaker {
  said: FromFrame[]
  waiting: (() => void)[]
  tell(message: ToFrame): void
  next(kind: string): Promise<FromFrame>
}
declare global {
  interface Window {
    speaker: Speaker
  }
}

/** Signs in as the demo's viewer at a page of the staff host. */
export async function signInAsViewer(page: Page, staff: string): Promise<void> {
  const { email } = demoPeople.find(({ role }) => role === 'viewer') ?? {}
  await page.goto(`${staff}/staff/sign-in`)
  await page.evaluate(
    (body) =>
      fetch('/api/staff/sign-in', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
    JSON.stringify({ email, password: demoPassword }),
  )
}

/** The address of a preview, as the builder asks for it. */
export const previewUrl = (page: Page, site: string, path: string): Promise<string> =>
  page.evaluate(
    async ([site, path]) => {
      const response = await fetch(`/api/staff/${site}/preview`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ path }),
      })
      return (await response.json()).url
    },
    [site, path],
  )

/** Opens a preview in a page of the staff host that is signed in. */
export async function openFrame(page: Page, url: string): Promise<PreviewFrame> {
  await page.evaluate((url) => {
    const frame = document.createElement('iframe')
    frame.src = url
    frame.style.cssText = 'position:fixed;inset:0;z-index:9;width:100%;height:100%;border:0'
    const speaker: Speaker = {
      said: [],
      waiting: [],
      tell: (message) => frame.contentWindow?.postMessage(message, new URL(url).origin),
      async next(kind) {
        for (;;) {
          const at = speaker.said.findIndex((each) => each.kind === kind)
          const [found] = at < 0 ? [] : speaker.said.splice(at, 1)
          if (found) return found
          await new Promise<void>((done) => speaker.waiting.push(done))
        }
      },
    }
    window.speaker = speaker
    addEventListener('message', ({ source, data }) => {
      if (source !== frame.contentWindow) return
      speaker.said.push(data)
      for (const go of speaker.waiting.splice(0)) go()
    })
    document.querySelector('iframe')?.remove()
    document.body.append(frame)
  }, url)
  const next = <Kind extends FromFrame['kind']>(kind: Kind) =>
    page.evaluate((kind) => window.speaker.next(kind), kind) as Promise<Said<Kind>>
  await next('ready')
  const frame = page.frames().find((each) => each.url().startsWith(new URL(url).origin))
  if (!frame) throw new Error('expected the frame of the preview')
  let version = 0
  return {
    frame,
    url,
    next,
    tell: (message) => page.evaluate((each) => window.speaker.tell(each), message),
    heard: () => page.evaluate(() => window.speaker.said),
    show: (value) =>
      page.evaluate(
        async (message) => {
          const start = performance.now()
          window.speaker.tell(message)
          const rendered = await window.speaker.next('rendered')
          return { ...rendered, ms: performance.now() - start }
        },
        { kind: 'render', version: ++version, value } as const,
      ) as Promise<Said<'rendered'> & { ms: number }>,
  }
}
