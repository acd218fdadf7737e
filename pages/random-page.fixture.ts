import fc from 'fast-check'
import type { PageNodeFile } from './page.ts'
import { resolveChanges } from './resolve-changes.ts'

/** Blocks with the given ids, in any order and nesting. */
function blocksOf(names: readonly string[], seeds: readonly number[]): PageNodeFile[] {
  const root: PageNodeFile[] = []
  const lists = [root]
  names.forEach((id, index) => {
    const seed = seeds[index % seeds.length] ?? 0
    const [main, side]: PageNodeFile[][] = [[], []]
    const list = lists[seed % lists.length] ?? root
    list.splice(Math.floor(seed / 7) % (list.length + 1), 0, {
      id,
      block: seed % 3 === 0 ? 'text' : 'image',
      ...(seed % 4 > 0 && { props: { size: seed % 5, deep: { list: [seed % 2] } } }),
      ...(seed % 5 === 0 && { when: { signedIn: seed % 2 === 0 } }),
      slots: { main: main ?? [], side: side ?? [] },
    })
    lists.push(main ?? [], side ?? [])
  })
  return resolveChanges(root, []).blocks
}

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

/** Blocks of any page. */
export const anyBlocks = fc
  .tuple(
    fc.shuffledSubarray(names),
    fc.array(fc.nat({ max: 10_000 }), { minLength: 1, maxLength: 10 }),
  )
  .map(([some, seeds]) => blocksOf(some, seeds))
