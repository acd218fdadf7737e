import '../builder.css'
import '../sheets.ts'
import './content.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useSite } from '#desk/frame/me.ts'
import { Screen } from '#desk/frame/screen.tsx'
import { Freshness } from '#desk/states/query-state.tsx'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { DocumentScreen } from '../document/document-screen.tsx'
import { formsQuery } from '../theme/queries.ts'
import { CollectionEditor } from './collection-editor.tsx'
import { TextEditor } from './text-editor.tsx'

type Collection = StaffAnswer<'GET /forms'>['content'][number]

/** The content of a site: a collection's entries, or a text in a file of its own (Spec 6.04). */
export function ContentScreen() {
  const site = useSite()
  const query = useQuery(formsQuery)
  const {
    collection: chosen = 'offers',
    file,
    entry,
  } = useSearch({
    from: '/signed-in/framed/staff/$site/content',
  })
  const collections = query.data?.content ?? []
  const collection = collections.find(({ name }) => name === chosen) ?? collections[0]
  if (!collection)
    return (
      <Screen title="Content" site={site.name}>
        <Freshness query={query} />
      </Screen>
    )
  if (file !== undefined)
    return (
      <DocumentScreen key={file} title="Text" path={`content/${file}`}>
        {(draft) => (
          <ContentFrame site={site.slug} collections={collections} chosen={collection.name} isOpen>
            <TextEditor site={site.slug} collection={collection} file={file} draft={draft} />
          </ContentFrame>
        )}
      </DocumentScreen>
    )
  return (
    <DocumentScreen
      key={collection.name}
      title={collection.title}
      path={`content/${collection.name}.json`}
    >
      {(draft) => (
        <ContentFrame
          site={site.slug}
          collections={collections}
          chosen={collection.name}
          isOpen={entry !== undefined}
        >
          <CollectionEditor site={site} collection={collection} draft={draft} />
        </ContentFrame>
      )}
    </DocumentScreen>
  )
}

interface ContentFrameProps {
  readonly site: string
  readonly collections: readonly Collection[]
  readonly chosen: string
  /** Whether an entry or a text is open: where there is no room for both, without the lists. */
  readonly isOpen: boolean
  readonly children: React.ReactNode
}

/** The collections beside what is open of one. */
function ContentFrame({ site, collections, chosen, isOpen, children }: ContentFrameProps) {
  return (
    <div className="document-columns content-screen" data-open={isOpen}>
      <nav aria-label="Collections" className="content-nav" data-region>
        <ul>
          {collections.map(({ name, title }) => (
            <li key={name}>
              <Link
                to="/staff/$site/content"
                params={{ site }}
                search={{ collection: name }}
                aria-current={name === chosen ? 'page' : undefined}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  )
}
