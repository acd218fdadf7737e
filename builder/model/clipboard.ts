import type { PageNodeFile } from '#pages/page.ts'
import type { Blocks } from './blocks.ts'

/** Blocks as a text that any program can hold, so that they can be pasted on another page, site or machine. */
export const clipboardText = (blocks: Blocks): string =>
  JSON.stringify({ forecourt: 'blocks', blocks }, null, 2)

/** The blocks of a pasted text; undefined where it is another text. */
export function pastedBlocks(text: string): PageNodeFile[] | undefined {
  const found = parsed(text)
  if (typeof found !== 'object' || found === null || !('forecourt' in found && 'blocks' in found))
    return undefined
  return areBlocks(found.blocks) && found.blocks.length > 0 ? found.blocks : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Of the right shape; what the props hold the server checks. */
const areBlocks = (value: unknown): value is PageNodeFile[] =>
  Array.isArray(value) && value.every(isBlock)

function isBlock(value: unknown): value is PageNodeFile {
  if (!isObject(value)) return false
  const { id, block, props, slots, when } = value
  return (
    typeof id === 'string' &&
    /^[a-z][a-z0-9-]*$/.test(id) &&
    typeof block === 'string' &&
    (props === undefined || isObject(props)) &&
    (when === undefined || isObject(when)) &&
    (slots === undefined || (isObject(slots) && Object.values(slots).every(areBlocks)))
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
