import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { z } from 'zod'
import { chromiumArgs, ensureChromium } from '../chromium.ts'

const indexSchema = z.object({
  entries: z.record(z.string(), z.object({ type: z.string() })),
})

/** How a story is reviewed: Storybook's globals, and the width of the viewport in CSS pixels. */
const modeSchema = z.looseObject({ viewport: z.number(), disable: z.boolean().optional() })
type Mode = z.output<typeof modeSchema>

const chromaticSchema = z.object({
  disableSnapshot: z.boolean().optional(),
  modes: z.record(z.string(), z.union([modeSchema, z.object({ disable: z.literal(true) })])),
})

/** The modes that a story is not excluded from, by name. */
function modesIn(parameters: unknown): [string, Mode][] {
  const { disableSnapshot, modes } = chromaticSchema.parse(parameters)
  if (disableSnapshot) return []
  return Object.entries(modes).flatMap(([name, mode]) =>
    'viewport' in mode && !mode.disable ? [[name, mode]] : [],
  )
}

export interface PictureOptions {
  /** The address of a built Storybook. */
  readonly storybook: string
  /** Where the pictures are written: `<story>/<mode>.png`. */
  readonly folder: string
  /** Only stories whose id contains it. */
  readonly only?: string | undefined
  /** Pages that work at the same time. */
  readonly pages: number
  /** Called after each story, with the number of those done and of all. */
  onStory(done: number, all: number): void
}

const height = 900

/** The ids of the stories that a built Storybook lists. */
export async function storyIds(storybook: string, only = ''): Promise<string[]> {
  const response = await fetch(new URL('index.json', storybook))
  const { entries } = indexSchema.parse(await response.json())
  return Object.entries(entries)
    .filter(([id, { type }]) => type === 'story' && id.includes(only))
    .map(([id]) => id)
}

/**
 * Takes a picture of every story in every mode of its `chromatic` parameter: the same matrix as
 * Chromatic's. Returns what went wrong, a sentence for each story and mode without a picture.
 */
export async function takePictures(options: PictureOptions): Promise<string[]> {
  const { storybook, only, pages, onStory } = options
  const ids = await storyIds(storybook, only)
  const waiting = [...ids]
  const faults: string[] = []
  let done = 0
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    // Letters are drawn the same wherever they stand on the screen's grid of pixels.
    args: [...chromiumArgs, '--font-render-hinting=none', '--disable-lcd-text'],
  })
  const work = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      faults.push(...(await picturesOf(context, id, options)))
      onStory(++done, ids.length)
    }
  }
  try {
    await Promise.all(Array.from({ length: pages }, work))
  } finally {
    await browser.close()
  }
  return faults
}

async function picturesOf(
  context: BrowserContext,
  id: string,
  { storybook, folder }: PictureOptions,
): Promise<string[]> {
  const faults: string[] = []
  mkdirSync(join(folder, id), { recursive: true })
  const page = await context.newPage()
  try {
    // The story itself says in which modes it is reviewed.
    await page.goto(storyUrl(storybook, id, { viewport: 0 }))
    for (const [name, mode] of modesIn(await rendered(page))) {
      await page.setViewportSize({ width: mode.viewport, height })
      await page.goto(storyUrl(storybook, id, mode))
      await rendered(page)
      await settled(page)
      const path = join(folder, id, `${name.replaceAll(/\W+/g, '-')}.png`)
      await page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide' })
    }
  } catch (cause) {
    faults.push(`${id}: ${cause instanceof Error ? cause.message.split('\n')[0] : cause}`)
  } finally {
    await page.close()
  }
  return faults
}

/** The address of a story alone, with the mode's globals and without the checks of the accessibility panel. */
function storyUrl(
  storybook: string,
  id: string,
  { viewport: _, disable: __, ...globals }: Mode,
): string {
  const url = new URL('iframe.html', storybook)
  const pairs = Object.entries(globals).map(([name, value]) => `${name}:${value}`)
  url.search = new URLSearchParams({
    id,
    viewMode: 'story',
    globals: [...pairs, 'a11y.manual:!true'].join(';'),
  }).toString()
  return url.href
}

/** The `chromatic` parameters of the story, once its play function has ended. */
async function rendered(page: Page): Promise<unknown> {
  const handle = await page.waitForFunction(() => {
    const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
    const read = (value: unknown, key: string): unknown =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
    const render = read(preview, 'currentRender')
    const phase = read(render, 'phase')
    if (phase === 'errored' || phase === 'aborted') throw new Error(`the story ${phase}`)
    if (phase !== 'completed' && phase !== 'finished') return
    return { chromatic: read(read(read(render, 'story'), 'parameters'), 'chromatic') ?? {} }
  })
  const { chromatic } = z.object({ chromatic: z.unknown() }).parse(await handle.jsonValue())
  return chromatic
}

/** Waits for fonts and all pictures, and ends what waits for the first paint. */
async function settled(page: Page): Promise<void> {
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
