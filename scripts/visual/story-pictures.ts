import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { z } from 'zod'
import { chromiumArgs, ensureChromium } from '../chromium.ts'
import {
  globalsOf,
  type Mode,
  openStory,
  readModes,
  remountStory,
  settled,
  switchStory,
} from './story-page.ts'

const indexSchema = z.object({
  entries: z.record(z.string(), z.object({ type: z.string(), tags: z.array(z.string()) })),
})

export interface PictureOptions {
  /** The address of a built Storybook. */
  readonly storybook: string
  /** Where the pictures are written: `<story>/<mode>.png`. */
  readonly folder: string
  /** The stories to take, of which the Storybook may lack some. */
  readonly ids: ReadonlySet<string>
  /** Pages that work at the same time. */
  readonly pages: number
  /** Called after each story, with the number of those done and of all. */
  onStory(done: number, all: number): void
}

const height = 900

/** Chromium draws the same pixels each time, whatever the order in which it gets to them. */
const repeatableDrawing = [
  // Letters look the same wherever they stand on the screen's grid of pixels.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  // No tile of the page is drawn first without its pictures, or only in its changed part.
  '--disable-checker-imaging',
  '--disable-partial-raster',
]

interface Story {
  readonly id: string
  /** It acts before its picture is taken, and may act otherwise on another screen. */
  readonly hasPlay: boolean
}

/** The stories that a built Storybook lists. */
async function storiesOf(storybook: string): Promise<Story[]> {
  const response = await fetch(new URL('index.json', storybook))
  const { entries } = indexSchema.parse(await response.json())
  return Object.entries(entries)
    .filter(([, { type }]) => type === 'story')
    .map(([id, { tags }]) => ({ id, hasPlay: tags.includes('play-fn') }))
}

/** A picture to take: the file's name without its ending, and the width of the screen. */
interface Shot {
  readonly name: string
  readonly viewport: number
}

/**
 * Takes a picture of every story in every mode of its `chromatic` parameter: the same matrix as
 * Chromatic's. Returns what went wrong, a sentence for each story without all its pictures.
 */
export async function takePictures(options: PictureOptions): Promise<string[]> {
  const { storybook, ids, pages, onStory } = options
  const stories = (await storiesOf(storybook)).filter(({ id }) => ids.has(id))
  const waiting = componentsOf(stories)
  const faults: string[] = []
  let done = 0
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, ...repeatableDrawing],
  })
  const work = async (modes: Map<string, Map<string, Mode>>) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    for (let some = waiting.shift(); some; some = waiting.shift()) {
      faults.push(...(await picturesOf(context, some, modes, options)))
      done += some.length
      onStory(done, stories.length)
    }
  }
  try {
    const first = await browser.newPage()
    const modes = await readModes(first, storybook)
    await first.close()
    await Promise.all(Array.from({ length: pages }, () => work(modes)))
  } finally {
    await browser.close()
  }
  return faults
}

/** Stories by the component that they show, in the order of the list. */
function componentsOf(stories: readonly Story[]): Story[][] {
  return [...Map.groupBy(stories, ({ id }) => id.split('--')[0]).values()]
}

/** Takes the pictures of a component's stories, under one dealer after the other. */
async function picturesOf(
  context: BrowserContext,
  stories: readonly Story[],
  modes: Map<string, Map<string, Mode>>,
  { storybook, folder }: PictureOptions,
): Promise<string[]> {
  const faults = new Map<string, string>()
  const page = await context.newPage()
  for (const [globals, shotsOf] of byGlobals(stories, modes)) {
    let isOpen = false
    for (const [{ id, hasPlay }, shots] of shotsOf) {
      try {
        for (const [index, shot] of shots.entries()) {
          await page.setViewportSize({ width: shot.viewport, height })
          if (!isOpen) await openStory(page, storybook, id, globals)
          else if (index === 0) await switchStory(page, id)
          // The next width of a story that does nothing only resizes it.
          else if (hasPlay) await remountStory(page, id)
          isOpen = true
          await takePicture(page, folder, id, shot)
        }
      } catch (cause) {
        faults.set(id, `${id}: ${cause instanceof Error ? cause.message.split('\n')[0] : cause}`)
        isOpen = false
      }
    }
  }
  await page.close()
  for (const { id } of stories) if (!faults.has(id)) markTaken(folder, id)
  return [...faults.values()]
}

const markOf = (folder: string, id: string): string => join(folder, id, 'complete')

/** Whether all pictures of a story are in a folder. */
export const hasPictures = (folder: string, id: string): boolean => existsSync(markOf(folder, id))

function markTaken(folder: string, id: string): void {
  mkdirSync(join(folder, id), { recursive: true })
  writeFileSync(markOf(folder, id), '')
}

/** The pictures of each story, by the globals that they share. */
function byGlobals(
  stories: readonly Story[],
  modes: Map<string, Map<string, Mode>>,
): Map<string, Map<Story, Shot[]>> {
  const shots = new Map<string, Map<Story, Shot[]>>()
  for (const story of stories)
    for (const [name, mode] of modes.get(story.id) ?? []) {
      const globals = globalsOf(mode)
      const byStory = shots.get(globals) ?? new Map<Story, Shot[]>()
      shots.set(globals, byStory)
      byStory.set(story, [...(byStory.get(story) ?? []), { name, viewport: mode.viewport }])
    }
  return shots
}

async function takePicture(page: Page, folder: string, id: string, { name }: Shot): Promise<void> {
  await settled(page)
  const target = join(folder, id)
  mkdirSync(target, { recursive: true })
  const path = join(target, `${name.replaceAll(/\W+/g, '-')}.png`)
  await page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide' })
}
