import { Cached, Scripted } from '#parts/rendering.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import narrowList from './list-search.island.ts'

/** A list with more values than this has a field that narrows it. */
const searchedAbove = 10

export const isLongList = (values: number): boolean => values > searchedAbove

interface ListSearchProps {
  readonly facet: string
  /** What the field is for: `Find in this list`. */
  readonly text: string
  /** The name of the list. */
  readonly title: string
}

/**
 * A field that narrows the list around it while it is typed in. It belongs to no search, so it has no
 * name; without script it is not shown.
 */
export function ListSearch(props: ListSearchProps) {
  return (
    <Scripted script={narrowList} name={`${props.facet}-search`} className="list-search">
      <Cached props={props} view={Field} cacheKey={({ text, title }) => `${title}: ${text}`} />
    </Scripted>
  )
}

function Field({ text, title }: ListSearchProps) {
  return (
    <>
      <Icon name="search" size="sm" />
      <input type="search" aria-label={`${text}: ${title}`} placeholder={text} maxLength={60} />
      <span role="status" className="figures" />
    </>
  )
}
