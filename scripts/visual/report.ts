import type { Area, Change, Comparison } from './compare-pictures.ts'

export interface ReportFolders {
  /** Relative to the report. */
  readonly before: string
  readonly after: string
  readonly differences: string
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** `blocks-hero-search--typical` of `blocks-hero-search--typical/harbour-phone.png`. */
const storyOf = ({ path }: Change): string => path.split('/')[0] ?? path

/** An HTML page of what changed, by story: before, after and the pixels that differ. */
export function reportHtml(
  { same, changes }: Comparison,
  against: string,
  folders: ReportFolders,
): string {
  const stories = Map.groupBy(changes, storyOf)
  const summary = `${changes.length} of ${same + changes.length} pictures differ from ${against}, in ${counted(stories.size, 'story', 'stories')}`
  const sections = [...stories].map(
    ([story, ofStory]) =>
      `<section><h2 id="${escaped(story)}">${escaped(story)}</h2>${ofStory
        .map((change) => changeHtml(change, folders))
        .join('')}</section>`,
  )
  const contents = [...stories].map(
    ([story, ofStory]) =>
      `<li><a href="#${escaped(story)}">${escaped(story)}</a> ${ofStory.length}</li>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(summary)}</title>
<style>${styles}</style>
<header><h1>${escaped(summary)}</h1><ul>${contents.join('')}</ul></header>
<main>${sections.join('') || '<p>No picture differs.</p>'}</main>
</html>
`
}

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`

const said = { added: 'a new picture', removed: 'no longer there' }

function changeHtml({ path, kind, pixels, area }: Change, folders: ReportFolders): string {
  const mode = path.slice(path.indexOf('/') + 1).replace('.png', '')
  const words =
    kind === 'changed' ? `${counted(pixels, 'pixel differs', 'pixels differ')}` : said[kind]
  const shown = [
    ...(kind === 'added' ? [] : [['Before', folders.before]]),
    ...(kind === 'removed' ? [] : [['After', folders.after]]),
    ...(kind === 'changed' ? [['Difference', folders.differences]] : []),
  ]
  const figures = shown.map(([name, folder]) => {
    const source = escaped(`${folder}/${path}`)
    return `<figure><figcaption>${name}</figcaption><a href="${source}"><img loading="lazy" src="${source}" alt="${name}: ${escaped(path)}">${area ? markHtml(area) : ''}</a></figure>`
  })
  return `<article><h3>${escaped(mode)}: ${words}</h3><div>${figures.join('')}</div></article>`
}

/** A frame around what differs: a single pixel would not be seen in a picture that is scaled down. */
function markHtml({ left, top, width, height }: Area): string {
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`
  return `<i style="left:${percent(left)};top:${percent(top)};width:${percent(width)};height:${percent(height)}"></i>`
}

const styles = `
body { margin: 0; padding: 2rem; font: 1rem/1.5 system-ui, sans-serif; color: #1a1d21; background: #f4f5f6 }
h1 { font-size: 1.5rem; margin: 0 0 1rem } h2 { font-size: 1.15rem; margin: 2.5rem 0 .5rem } h3 { font-size: 1rem; font-weight: 500; margin: 1rem 0 .5rem }
article > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 1rem; align-items: start }
figure { margin: 0 } figure a { display: block; position: relative; border: 1px solid #c9ced4; background: #fff }
i { position: absolute; outline: 2px solid #d3153c; outline-offset: 4px; min-width: 1px; min-height: 1px } figcaption { font-size: .875rem; color: #4b535c }
img { display: block; width: 100% }
a { color: #0b5cad } a:focus-visible { outline: 3px solid #0b5cad; outline-offset: 2px }`
