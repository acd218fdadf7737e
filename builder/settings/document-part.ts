import { refusalOf, useSite } from '#desk/frame/me.ts'
import type { Path } from '#pages/problem.ts'
import type { JsonDocument } from '../document/merge-documents.ts'
import { isObject } from '../form/is-object.ts'
import type { Draft } from '../model/draft.ts'
import { valueAt, withValue } from '../model/with-value.ts'
import { useStore } from '../screen/use-store.ts'

const nothing: Readonly<Record<string, unknown>> = {}

/** What a form of a part of a document takes: its value, its problems, and where it writes. */
export function useDocumentPart(draft: Draft<JsonDocument>, at: Path) {
  const site = useSite()
  const value = useStore(draft.editor, (state) => state.value)
  const problems = useStore(draft, (state) => state.problems)
  const part = valueAt(value, at)
  return {
    value: isObject(part) ? part : nothing,
    isDisabled: refusalOf('edit_drafts', site.role) !== undefined,
    problems: problems.flatMap(({ path, ...rest }) =>
      at.every((step, index) => path[index] === step)
        ? [{ ...rest, path: path.slice(at.length) }]
        : [],
    ),
    onChange: (path: Path, next: unknown) => {
      const whole = [...at, ...path]
      const written = withValue(draft.editor.state().value, whole, next)
      if (isObject(written)) draft.editor.edit(written, { step: whole.join('.') })
    },
  }
}
