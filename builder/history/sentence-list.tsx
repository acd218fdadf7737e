import './history.css'
import type { Sentence } from './sentences.ts'

export interface SentenceListProps {
  readonly sentences: readonly Sentence[]
  /** Instead of sentences. */
  readonly none: string
}

/** What changed, with what was struck and what is there now. */
export function SentenceList({ sentences, none }: SentenceListProps) {
  if (sentences.length === 0) return <p className="p-4">{none}</p>
  return (
    <ol className="sentences">
      {sentences.map(({ kind, of, field, before, after, about }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn as a whole, for two pages
        <li key={index}>
          <span className="sentence-kind">{kind}</span>
          <div>
            <b>{of}</b>
            <p>
              {field !== undefined && `${field}: `}
              {before && <del>{before}</del>} {after && <ins>{after}</ins>}
              {field !== undefined && !before && !after && 'nothing'}
              {about}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
