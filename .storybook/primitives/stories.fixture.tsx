import { type ComponentType, createElement, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { within } from 'storybook/test'
import '../stories.css'
import '../app.css'
import '../component-styles.ts'
import { sceneOf, themeCssOf } from '../tenants.ts'

type Args = Readonly<Record<string, unknown>>

interface Story {
  readonly args?: Args
  readonly render?: (args: Args) => ReactElement
  readonly play?: (context: object) => Promise<void>
}

interface Meta extends Story {
  readonly component: ComponentType
  readonly decorators?: readonly ((Story: () => ReactElement) => ReactElement)[]
  readonly parameters: { readonly primitive: { readonly keys: string } }
}

/** The exports of a file of stories. */
export type StoryFile = { readonly default: Meta } & Readonly<Record<string, Story>>

const files = import.meta.glob<StoryFile>('../../{ui,staff/ui}/*/*.stories.tsx', { eager: true })

/** The story file of each primitive, by the name of the file: `time-field`. */
export const storyFiles: readonly (readonly [primitive: string, file: StoryFile])[] =
  Object.entries(files).map(([path, file]) => [
    path.replace(/^.*\//, '').replace('.stories.tsx', ''),
    file,
  ])

let root: Root | undefined

/** Shows a story alone on the page, under a light theme, and plays it. */
export async function showStory(file: StoryFile, name: string): Promise<void> {
  hideStory()
  const { default: meta, [name]: story } = file
  if (!story) throw new Error(`There is no story ${name}.`)
  const args = { ...meta.args, ...story.args }
  const canvasElement = document.body.appendChild(document.createElement('div'))
  const render = story.render ?? meta.render ?? ((all: Args) => createElement(meta.component, all))
  const Whole = (meta.decorators ?? []).reduce<() => ReactElement>(
    (Inner, decorator) => () => decorator(Inner),
    () => render(args),
  )
  document.documentElement.dataset.scene = sceneOf('harbour')
  root = createRoot(canvasElement)
  root.render(
    <>
      <style>{themeCssOf('harbour')}</style>
      <Whole />
    </>,
  )
  await settled()
  const play = story.play ?? meta.play
  await play?.({ args, canvasElement, canvas: within(canvasElement) })
  await settled()
}

/** Waits until a frame adds no element, since collections and panels are drawn in several steps, and for fonts. */
async function settled(): Promise<void> {
  for (let before = -1, now = 0; before !== now; ) {
    before = now
    await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))
    now = document.body.querySelectorAll('*').length
  }
  await document.fonts.ready
}

/** Takes the shown story off the page. */
export function hideStory(): void {
  root?.unmount()
  root = undefined
  // The element that react-aria announces in stays: the library makes it once.
  for (const left of document.querySelectorAll('body > :not([data-live-announcer])')) left.remove()
}
