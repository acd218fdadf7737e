import { hash } from 'node:crypto'
import { editableTexts } from '#pages/editable-texts.ts'
import type {
  PreviewAnswer,
  PreviewPage,
  PreviewProblem,
  PreviewRequest,
} from '#pages/preview-answer.ts'
import { renderParts } from '#pages/render/page-parts.ts'
import type { PersonalRequest } from '#pages/render/request.ts'
import { eachBlock } from '#pages/tree.ts'
import { blockAt } from '#pages/value-place.ts'
import type { FileProblem } from '../tenants/file-problem.ts'
import type { FoundPreview } from './find-preview.ts'

/** What a frame changes to show this value, of what it `has`. */
export async function previewAnswer(
  found: FoundPreview,
  { value, has }: PreviewRequest,
): Promise<PreviewAnswer> {
  const problems = found.problems.map((problem) => problemIn(value, problem))
  if (found.kind === 'faulty') return { problems }
  return { problems, page: await changedPage(found.request, has) }
}

async function changedPage(
  request: PersonalRequest,
  has: PreviewRequest['has'],
): Promise<PreviewPage> {
  const { styles, html, ...parts } = await renderParts(request)
  const css = { checksum: checksum(styles), css: styles }
  const drawn = Array.from(html, ([id, text]) => {
    const html = withoutAutofocus(text)
    return [id, { checksum: checksum(html), html }] as const
  })
  const texts = Array.from(eachBlock(request.page.blocks), (node) => [node.id, editableTexts(node)])
  return {
    ...parts,
    ...(css.checksum !== has.styles && { styles: css }),
    blocks: Object.fromEntries(drawn.filter(([id, block]) => has.blocks[id] !== block.checksum)),
    texts: Object.fromEntries(texts),
  }
}

/** A browser lets no frame of another site take the focus, and complains. */
export const withoutAutofocus = (html: string): string => html.replaceAll(' autofocus=""', '')

const checksum = (text: string): string => hash('sha1', text, 'base64url').slice(0, 12)

/** A problem with the block that it is about. */
function problemIn(value: unknown, { path, level, message }: FileProblem): PreviewProblem {
  const block = blockAt(path, value)
  return { level, path, ...(block !== undefined && { block }), message }
}
