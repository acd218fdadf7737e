import './insert.css'
import { useQuery } from '@tanstack/react-query'
import { memo, useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { Text } from 'react-aria-components/Text'
import { DeskDialog } from '#desk/form/desk-dialog.tsx'
import { Freshness } from '#desk/states/query-state.tsx'
import type { CatalogueBlock } from '#domain/staff/builder-calls.ts'
import type { PageNodeFile } from '#pages/page.ts'
import { eachBlock } from '#pages/tree.ts'
import { Button } from '#ui/button/button.tsx'
import { plainText } from '../form/words.ts'
import { listAt } from '../model/blocks.ts'
import { blockMisfit, fittingSpot, misfit } from '../model/fit.ts'
import { detailOf, placeWords } from '../model/rows.ts'
import { pageOf } from '../screen/make-draft.ts'
import { useOpenPage } from '../screen/open-page.ts'
import { documentQuery, pagesQuery } from '../screen/queries.ts'
import { takesFocus } from '../screen/takes-focus.ts'
import { focusRow } from '../tree/focus-row.ts'
import { BlockPicture } from './block-picture.tsx'

const groups = [
  { name: 'All', roles: ['section', 'panel', 'tile', 'chrome'] },
  { name: 'Sections', roles: ['section'] },
  { name: 'In columns', roles: ['panel'] },
  { name: 'Among cars', roles: ['tile'] },
  { name: 'Header and footer', roles: ['chrome'] },
] as const
const FROM_PAGE = 'From another page'

/** Something that can be inserted, or the reason why it cannot stand there. */
interface Choice {
  readonly id: string
  readonly title: string
  /** Where it goes, if that is not after the selected block. */
  readonly where: string
  readonly text: string
  /** The kind of block whose picture is shown. */
  readonly pictured?: string
  readonly why: string | undefined
  readonly insert: () => void
}

/** What can be inserted at the selected place: a new block, or a copy of one of another page. */
export function InsertDialog({ onClose }: { readonly onClose: () => void }) {
  const { actions, kinds } = useOpenPage()
  const [spots] = useState(() => actions.insertSpots())
  const [group, setGroup] = useState<string>('All')
  const [words, setWords] = useState('')
  // The field shows a key before the list follows.
  const listed = useDeferredValue(words)
  const [chosen, setChosen] = useState<Choice>()
  const id = useId()
  const isTaken = useRef(false)
  const focusAfter = () => {
    const [row] = actions.selection
    if (isTaken.current && row !== undefined) focusRow(row)
    return isTaken.current
  }
  const all = useMemo(
    () =>
      Array.from(kinds.values(), (kind): Choice & Pick<CatalogueBlock, 'role'> => {
        const { spot, why } = fittingSpot(spots, (at) => misfit(kind, actions.page, at, kinds))
        return {
          id: kind.name,
          title: kind.title,
          where: spot === spots[0] ? '' : elsewhereWords(actions.page.blocks, spot, kinds),
          text: plainText(kind.description),
          role: kind.role,
          pictured: kind.name,
          why,
          insert: () => actions.insert(kind, spot),
        }
      }),
    [kinds, actions, spots],
  )
  const found = useCallback(
    (name: string, by: string) => {
      const roles: readonly string[] = groups.find((each) => each.name === name)?.roles ?? []
      const choices = all.filter((each) => roles.includes(each.role) && isFound(each, by))
      return sorted(choices, by)
    },
    [all],
  )
  const shown = useMemo(() => found(group, listed), [found, group, listed])
  const take = useCallback(
    ({ why, insert }: Choice) => {
      if (why !== undefined) return
      isTaken.current = true
      onClose()
      insert()
    },
    [onClose],
  )
  return (
    <DeskDialog
      title="Insert a block"
      description={whereWords(actions.page.blocks, spots[0], kinds)}
      className="insert-dialog"
      onClose={onClose}
      focusAfter={focusAfter}
    >
      <div className="insert-parts">
        <div className="insert-side">
          <input
            ref={takesFocus}
            type="search"
            aria-label={`Search ${kinds.size} blocks`}
            placeholder={`Search ${kinds.size} blocks`}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
            onKeyDown={({ key }) => {
              const [first] = found(group, words)
              if (key === 'Enter' && first) take(first)
            }}
          />
          <fieldset>
            <legend className="sr-only">Group</legend>
            {[...groups.map(({ name }) => name), FROM_PAGE].map((name) => (
              <label key={name}>
                <input
                  type="radio"
                  name={id}
                  checked={group === name}
                  onChange={() => {
                    setGroup(name)
                    setChosen(undefined)
                  }}
                />
                {name}
                {name !== FROM_PAGE && (
                  <small>{found(name, words).filter(({ why }) => why === undefined).length}</small>
                )}
              </label>
            ))}
          </fieldset>
          <p>Blocks that cannot stand here are grey, with the reason.</p>
          <span role="status" className="sr-only">
            {words !== '' && group !== FROM_PAGE && `${found(group, words).length} found`}
          </span>
        </div>
        {group === FROM_PAGE ? (
          <OtherPage spots={spots} words={listed} onChosen={setChosen} onTake={take} />
        ) : (
          <Choices choices={shown} onChosen={setChosen} onTake={take} />
        )}
      </div>
      <div className="dialog-foot">
        <span>{chosen && (chosen.why ?? `${chosen.title} begins with what it must have.`)}</span>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button
          aria-disabled={!chosen || chosen.why !== undefined}
          onClick={() => chosen && take(chosen)}
        >
          Insert
        </Button>
      </div>
    </DeskDialog>
  )
}

type Spots = ReturnType<ReturnType<typeof useOpenPage>['actions']['insertSpots']>

type Where = readonly [
  blocks: readonly PageNodeFile[],
  spot: Spots[0],
  kinds: ReadonlyMap<string, CatalogueBlock>,
]

/** Of what goes elsewhere than after the selected block: into it, or after what that is in. */
const elsewhereWords = (...where: Where): string => {
  const before = titleBefore(...where)
  return `Goes into ${placeWords(...where)}${before === undefined ? '' : `, after “${before}”`}.`
}

const whereWords = (...where: Where): string => {
  const before = titleBefore(...where)
  const place = placeWords(...where)
  return before === undefined ? `First in ${place}` : `After “${before}”, in ${place}`
}

/** What the block before a spot is called. */
function titleBefore(...[blocks, spot, kinds]: Where): string | undefined {
  const before = listAt(blocks, spot)[spot.index - 1]
  return before && (kinds.get(before.block)?.title ?? before.block)
}

const isFound = ({ title, text, id }: Choice, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${title} ${text} ${id}`.toLowerCase().includes(word))

/** What fits before what does not; of these, what is called so before what only says so. */
function sorted(choices: readonly Choice[], words: string): Choice[] {
  const rank = ({ why, title }: Choice) =>
    (why === undefined ? 0 : 2) + (title.toLowerCase().startsWith(words.toLowerCase()) ? 0 : 1)
  return choices.toSorted((one, other) => rank(one) - rank(other))
}

interface ChoicesProps {
  readonly choices: readonly Choice[]
  readonly onChosen: (choice: Choice | undefined) => void
  readonly onTake: (choice: Choice) => void
}

/** Drawn again when other choices are found, not with each key. */
const Choices = memo(function Choices({ choices, onChosen, onTake }: ChoicesProps) {
  const { site, path } = useOpenPage()
  const at = (key: unknown) => choices.find(({ id }) => id === String(key))
  return (
    <GridList
      aria-label="Blocks"
      layout="grid"
      className="insert-choices"
      selectionMode="single"
      selectionBehavior="replace"
      onSelectionChange={(keys) => onChosen(keys === 'all' ? undefined : at([...keys][0]))}
      onAction={(key) => {
        const choice = at(key)
        if (choice) onTake(choice)
      }}
      renderEmptyState={() => <p className="p-4">No block is called so.</p>}
    >
      {choices.map(({ id, title, where, text, pictured, why }) => (
        <GridListItem
          key={id}
          id={id}
          textValue={title}
          className={why === undefined ? 'insert-choice' : 'insert-choice insert-misfit'}
        >
          {pictured !== undefined && <BlockPicture site={site} path={path} name={pictured} />}
          <b>{title}</b>
          <Text slot="description">{why ?? `${where} ${text}`.trim()}</Text>
        </GridListItem>
      ))}
    </GridList>
  )
})

interface OtherPageProps extends Omit<ChoicesProps, 'choices'> {
  readonly spots: Spots
  readonly words: string
}

/** The blocks of another page of the site. */
function OtherPage({ spots, words, ...rest }: OtherPageProps) {
  const { site, path } = useOpenPage()
  const pages = useQuery(pagesQuery(site))
  const [other, setOther] = useState<string>()
  const others = (pages.data?.pages ?? []).filter((page) => page.path !== path && !page.off)
  return (
    <div className="insert-other">
      <Freshness query={pages} />
      <label>
        <span>Page</span>
        <select value={other ?? ''} onChange={({ currentTarget }) => setOther(currentTarget.value)}>
          <option value="">Choose a page</option>
          {others.map(({ path, route }) => (
            <option key={path} value={path}>
              {route}
            </option>
          ))}
        </select>
      </label>
      {other !== undefined && other !== '' && (
        <BlocksOf key={other} other={other} spots={spots} words={words} {...rest} />
      )}
    </div>
  )
}

function BlocksOf({ other, spots, words, ...rest }: OtherPageProps & { readonly other: string }) {
  const { site, actions, kinds } = useOpenPage()
  const query = useQuery({ ...documentQuery(site, other), refetchInterval: false })
  const blocks = query.data ? [...eachBlock(pageOf(query.data.value).blocks)] : []
  const choices = blocks
    .map((block): Choice => {
      const { spot, why } = fittingSpot(spots, (at) => blockMisfit(block, actions.page, at, kinds))
      return {
        id: block.id,
        title: actions.titleOf(block),
        where: spot === spots[0] ? '' : elsewhereWords(actions.page.blocks, spot, kinds),
        text: detailOf(block),
        why,
        insert: () => actions.insertCopies([block], spot),
      }
    })
    .filter((choice) => isFound(choice, words))
  return (
    <>
      <Freshness query={query} />
      <Choices choices={sorted(choices, words)} {...rest} />
    </>
  )
}
