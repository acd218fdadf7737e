import type { PreviewPage } from '#pages/preview-answer.ts'

type Conditions = PreviewPage['conditions']

/** What only the page as it is shown can tell: blocks for other screens, and those that show nothing. */
export function hiddenHere(conditions: Conditions): {
  readonly conditions: Conditions
  readonly empty: readonly string[]
} {
  const isHidden = (id: string) => conditions[id]?.some(({ reason }) => reason !== undefined)
  return {
    conditions: Object.fromEntries(
      Object.entries(conditions).map(([id, all]) => [
        id,
        all.map((each) =>
          each.name === 'viewport' && isForOtherScreen(id)
            ? { ...each, reason: 'other_screen' as const }
            : each,
        ),
      ]),
    ),
    empty: Array.from(document.querySelectorAll('[data-block][hidden]'), ({ id }) => id).filter(
      (id) => !isHidden(id),
    ),
  }
}

function isForOtherScreen(id: string): boolean {
  const block = document.getElementById(id)
  return block !== null && !block.hidden && getComputedStyle(block).display === 'none'
}
