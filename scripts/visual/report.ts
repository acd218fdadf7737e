import { closeUpOf } from './close-up.ts'
import type { Area, Change, Comparison, Size } from './compare-pictures.ts'

/** Relative to the report. Those of before and after hold `pictures` and the built `storybook`. */
export interface ReportFolders {
  readonly before: string
  readonly after: string
  readonly differences: string
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** `blocks-hero-search--typical` of `blocks-hero-search--typical/harbour-phone.png`. */
const storyOf = ({ path }: Change): string => path.split('/')[0] ?? path
const modeOf = ({ path }: Change): string => path.slice(path.indexOf('/') + 1).replace('.png', '')

/** An HTML page of what changed, by story: before, after and the pixels that differ, seen closely. */
export function reportHtml(
  { same, changes }: Comparison,
  against: string,
  titles: ReadonlyMap<string, string>,
  folders: ReportFolders,
): string {
  const stories = Map.groupBy(changes, storyOf)
  const summary = `${changes.length} of ${counted(same + changes.length, 'picture', 'pictures')} differ from ${against}, in ${counted(stories.size, 'story', 'stories')}`
  const titleOf = (story: string) => escaped(titles.get(story) ?? story)
  const sections = [...stories].map(
    ([story, ofStory]) =>
      `<section><h2 id="${escaped(story)}">${titleOf(story)}</h2>${linksHtml(story, ofStory, folders)}${ofStory
        .map((change) => changeHtml(change, folders))
        .join('')}</section>`,
  )
  const contents = [...stories].map(
    ([story, ofStory]) =>
      `<li><a href="#${escaped(story)}">${titleOf(story)}</a> ${counted(ofStory.length, 'picture', 'pictures')}</li>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(summary)}</title>
<style>${styles}</style>
<header><h1>${escaped(summary)}</h1><p>A picture shows what differs and what is around it; press it for the whole.</p><ul>${contents.join('')}</ul></header>
<main>${sections.join('') || '<p>No picture differs.</p>'}</main>
</html>
`
}

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

/** To the story in both builds of Storybook, unless one does not have it. */
function linksHtml(story: string, changes: readonly Change[], folders: ReportFolders): string {
  const isAll = (kind: Change['kind']) => changes.every((change) => change.kind === kind)
  const link = (folder: string, words: string) =>
    `<a href="${escaped(`${folder}/storybook/index.html?path=/story/${story}`)}">${words}</a>`
  const links = [
    ...(isAll('removed') ? [] : [link(folders.after, 'The story now')]),
    ...(isAll('added') ? [] : [link(folders.before, 'The story before')]),
  ]
  return `<p>${links.join(' · ')} · <code>${escaped(story)}</code></p>`
}

const said = { added: 'a new picture', removed: 'no longer there' }

function changeHtml(change: Change, folders: ReportFolders): string {
  const { path, kind, pixels } = change
  const words = kind === 'changed' ? counted(pixels, 'pixel differs', 'pixels differ') : said[kind]
  const shown = [
    ...(kind === 'added' ? [] : [['Before', `${folders.before}/pictures`]]),
    ...(kind === 'removed' ? [] : [['After', `${folders.after}/pictures`]]),
    ...(kind === 'changed' ? [['Difference', folders.differences]] : []),
  ]
  const figures = shown.map(([name, folder]) => {
    const source = escaped(`${folder}/${path}`)
    const image = `<img loading="lazy" src="${source}" alt="${name}: ${escaped(path)}"`
    return `<figure><figcaption>${name}</figcaption>${pictureHtml(source, image, change)}</figure>`
  })
  return `<article><h3>${escaped(modeOf(change).replaceAll('-', ', '))}: ${words}</h3><div>${figures.join('')}</div></article>`
}

/** A link to the picture, with all of it or, where it is known what differs, a close-up of that. */
function pictureHtml(source: string, image: string, { area, size }: Change): string {
  if (!area || !size) return `<a href="${source}">${image}></a>`
  const part = closeUpOf(area, size)
  const place = `width:${percent(size.width / part.width)};left:${percent(-part.left / part.width)};top:${percent(-part.top / part.height)}`
  return `<a class="close" href="${source}" style="max-width:${part.width * 2}px;aspect-ratio:${part.width}/${part.height}"><span>${image} style="${place}"></span>${markHtml(area, size, part)}</a>`
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

/** A frame around what differs, in the close-up: a single pixel is not seen without one. */
function markHtml(area: Area, size: Size, part: ReturnType<typeof closeUpOf>): string {
  const left = (area.left * size.width - part.left) / part.width
  const top = (area.top * size.height - part.top) / part.height
  const width = (area.width * size.width) / part.width
  const height = (area.height * size.height) / part.height
  return `<i style="left:${percent(left)};top:${percent(top)};width:${percent(width)};height:${percent(height)}"></i>`
}

const styles = `
body { margin: 0; padding: clamp(1rem, 3vw, 2rem); font: 1rem/1.5 system-ui, sans-serif; color: #1a1d21; background: #f4f5f6 }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem } h2 { font-size: 1.25rem; margin: 2.5rem 0 .25rem } h3 { font-size: 1rem; font-weight: 500; margin: 1.5rem 0 .5rem }
p { margin: 0 0 .5rem } ul { padding-inline-start: 1.25rem } code { font-size: .875rem; color: #4b535c; overflow-wrap: anywhere }
article > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: 1rem; align-items: start }
figure { margin: 0 } figure a { display: block; position: relative; border: 1px solid #c9ced4; background: #fff }
.close span { position: absolute; inset: 0; overflow: hidden } .close img { position: absolute; max-width: none }
i { position: absolute; outline: 2px solid #d3153c; outline-offset: 3px; min-width: 1px; min-height: 1px } figcaption { font-size: .875rem; color: #4b535c }
img { display: block; width: 100% }
a { color: #0b5cad } a:focus-visible { outline: 3px solid #0b5cad; outline-offset: 2px }`
