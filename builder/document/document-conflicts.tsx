import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { isObject } from '../form/is-object.ts'
import { wordsOf } from '../form/words.ts'
import type { Draft } from '../model/draft.ts'
import { withValue } from '../model/with-value.ts'
import { useStore } from '../screen/use-store.ts'
import type { JsonDocument } from './merge-documents.ts'

/** Fields that somebody else changed too: mine stand until one says otherwise. */
export function DocumentConflicts({ draft }: { readonly draft: Draft<JsonDocument> }) {
  const { conflicts, other = 'Somebody' } = useStore(draft, (state) => state)
  return conflicts.map((conflict) => {
    const { path, theirs } = conflict
    const place = path.map((key) => wordsOf(String(key)).toLowerCase()).join(', ')
    const says = typeof theirs === 'string' ? `: “${theirs}”` : ''
    return (
      <Notice key={path.join('.')} tone="warning" role="alert" className="m-4 p-2">
        {other} changed {place} too{says}.{' '}
        <Button variant="outline" size="sm" onClick={() => draft.settle(conflict)}>
          Keep mine
        </Button>{' '}
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            const written = withValue(draft.editor.state().value, path, theirs)
            if (isObject(written)) draft.editor.edit(written)
            draft.settle(conflict)
          }}
        >
          Use {other}’s
        </Button>
      </Notice>
    )
  })
}
