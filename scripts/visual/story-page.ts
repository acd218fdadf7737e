import type { Page } from 'playwright-core'
import { z } from 'zod'

/** How a story is reviewed: Storybook's globals, and the width of the viewport in CSS pixels. */
const modeSchema = z.looseObject({ viewport: z.number(), disable: z.boolean().optional() })
export type Mode = z.output<typeof modeSchema>

const chromaticSchema = z.object({
  disableSnapshot: z.boolean().optional(),
  modes: z.record(z.string(), z.union([modeSchema, z.object({ disable: z.literal(true) })])),
})

const extractSchema = z.record(
  z.string(),
  z.object({ parameters: z.object({ chromatic: chromaticSchema }) }),
)

/** The modes of a story that takes part in visual review, by name. */
function modesIn({ disableSnapshot, modes }: z.output<typeof chromaticSchema>): Map<string, Mode> {
  const shown = Object.entries(modes).flatMap(([name, mode]): [string, Mode][] =>
    'viewport' in mode && !mode.disable ? [[name, mode]] : [],
  )
  return new Map(disableSnapshot ? [] : shown)
}

/** The modes of each story of a built Storybook, by its id. */
export async function readModes(
  page: Page,
  storybook: string,
): Promise<Map<string, Map<string, Mode>>> {
  await page.goto(new URL('iframe.html', storybook).href)
  await page.waitForFunction(() => Reflect.has(window, '__STORYBOOK_PREVIEW__'))
  const stories = await page.evaluate(async () => {
    const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
    const call = (name: string): unknown =>
      Reflect.apply(Reflect.get(Object(preview), name), preview, [])
    await call('ready')
    const listed = Object.entries(Object(await call('extract')))
    return Object.fromEntries(
      listed.map(([id, story]) => {
        const { chromatic } = Object(Object(story).parameters)
        return [id, { parameters: { chromatic } }]
      }),
    )
  })
  return new Map(
    Object.entries(extractSchema.parse(stories)).map(([id, { parameters }]) => [
      id,
      modesIn(parameters.chromatic),
    ]),
  )
}

/** A mode's globals as Storybook writes them in an address, without the checks of the accessibility panel. */
export function globalsOf({ viewport: _, disable: __, ...globals }: Mode): string {
  const pairs = Object.entries(globals).map(([name, value]) => `${name}:${value}`)
  return [...pairs, 'a11y.manual:!true'].join(';')
}

/** Loads a story alone, and waits until its play function has ended. */
export async function openStory(
  page: Page,
  storybook: string,
  id: string,
  globals: string,
): Promise<void> {
  const url = new URL('iframe.html', storybook)
  url.search = new URLSearchParams({ id, viewMode: 'story', globals }).toString()
  await page.goto(url.href)
  await rendered(page, id)
}

/** Shows another story in a page that shows one, as the list of stories does: loading takes most of the time. */
export async function switchStory(page: Page, id: string): Promise<void> {
  await send(page, 'setCurrentStory', { storyId: id, viewMode: 'story' })
  await rendered(page, id)
}

/** Draws the shown story anew: its play function runs again, on the present screen. */
export async function remountStory(page: Page, id: string): Promise<void> {
  await send(page, 'forceRemount', { storyId: id })
  await rendered(page, id)
}

/** Sends an event on Storybook's channel, and waits until a story has been drawn and has played. */
async function send(page: Page, event: string, value: Record<string, string>): Promise<void> {
  await page.evaluate(
    ([sent, data]) => {
      const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
      const call = (name: string, ...args: unknown[]): unknown =>
        Reflect.apply(Reflect.get(Object(channel), name), channel, args)
      scrollTo(0, 0)
      const finished = new Promise((done) => call('once', 'storyFinished', done))
      call('emit', sent, data)
      return finished
    },
    [event, value] as const,
  )
}

/** Waits until the story is shown and its play function has ended. */
async function rendered(page: Page, id: string): Promise<void> {
  await page.waitForFunction((expected) => {
    const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
    const read = (value: unknown, key: string): unknown =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
    const render = read(preview, 'currentRender')
    if (read(render, 'id') !== expected) return false
    const phase = read(render, 'phase')
    if (phase === 'errored' || phase === 'aborted') throw new Error(`the story ${phase}`)
    return phase === 'completed' || phase === 'finished'
  }, id)
}

/** Waits for fonts and all pictures, and ends what waits for the first paint. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        animation.finish()
    }
    const pictures = Array.from(document.images)
    for (const picture of pictures) picture.loading = 'eager'
    const loaded = (picture: HTMLImageElement) => picture.decode().catch(() => undefined)
    await Promise.all([document.fonts.ready, ...pictures.map(loaded)])
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
}
