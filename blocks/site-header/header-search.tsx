import type { VariantOf } from '#domain/site/look-axes.ts'
import { KeywordField } from '#parts/keyword-field/keyword-field.tsx'
import { cn } from '#ui/cn.ts'
import { DRAWER, GROUND } from '#ui/data-attributes.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

interface Props extends Pick<ViewOf<typeof block>, 'id' | 'site'> {
  readonly variant: VariantOf<'header'>
}

/** Whether the header has a search field. A page with filters has one there, and needs no second. D10. */
export const hasSearch = ({
  props,
  site,
  page,
}: Pick<ViewOf<typeof block>, 'props' | 'site' | 'page'>): boolean =>
  props.search ?? (site.flags.headerSearch && page.liveBlocks === '')

/** A line is too quiet for a field: it has the button on wide screens too. */
const hasField = (variant: VariantOf<'header'>): boolean => variant !== 'line'

/** A menu that fills the bar: on a screen of usual width there is the button instead of the field. */
const isLong = ({ groups }: Props['site']['menu']): boolean => groups.length > 6

/** The field in the header itself, on wide screens. */
export function SearchField({ id, site: { words, menu }, variant }: Props) {
  if (!hasField(variant)) return null
  return (
    <search className={cn('header-search', isLong(menu) && 'header-search-late')}>
      <form action="/search" method="get">
        <KeywordField
          id={`${id}-query`}
          label={words.searchStock}
          placeholder={words.keywordPlaceholder}
          icon={false}
        />
        <IconButton
          type="submit"
          icon="search"
          label={words.searchStock}
          className="absolute end-0"
        />
      </form>
    </search>
  )
}

/**
 * Where there is none, a button opens the field over the header: a popover, which needs no script. Its field
 * is another one, since a field that has the focus on opening would take it as a wide page loads.
 */
export function SearchButton({ id, site: { words, menu }, variant }: Props) {
  const hidden = isLong(menu) ? 'min-[100rem]:hidden' : 'min-[80rem]:hidden'
  const panel = `${id}-search`
  return (
    <>
      <IconButton
        icon="search"
        iconSize="lg"
        label={words.searchStock}
        popoverTarget={panel}
        className={cn('text-inherit', hasField(variant) && hidden)}
      />
      <div
        id={panel}
        popover="auto"
        {...{ [DRAWER]: words.searchStock, [GROUND]: 'plain' }}
        className="header-search-panel"
      >
        <search>
          <form action="/search" method="get">
            <KeywordField
              id={`${id}-search-query`}
              name="search-keywords"
              label={words.searchStock}
              placeholder={words.keywordPlaceholder}
              icon={false}
              autoFocus
            />
            <IconButton type="submit" variant="solid" icon="search" label={words.searchStock} />
            <IconButton
              icon="x"
              iconSize="lg"
              label={words.close}
              popoverTarget={panel}
              popoverTargetAction="hide"
            />
          </form>
        </search>
      </div>
    </>
  )
}
