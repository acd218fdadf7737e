import { Button } from '#ui/button/button.tsx'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { CountText } from './count-text.tsx'
import type { ToggleType } from './toggle.ts'
import type { HeroProps } from './view.ts'

type Props = Pick<HeroProps, 'data' | 'site'> & { readonly toggle: readonly ToggleType[] }

/** A radio button sends one value, so new and demo cars have a search path of their own (Spec 2.17). */
export function FinderSubmit({ toggle, data, site }: Props) {
  const hasBoth = toggle.includes('new-demo')
  const own = toggle.filter((type) => type !== 'new-demo')
  return (
    <>
      <Button
        type="submit"
        className={cn(
          'finder-submit',
          hasBoth && "group-has-[[id$='-toggle-new-demo']:checked]/hero:hidden",
        )}
      >
        <Icon name="search" />
        <CountText types={own} data={data} site={site} />
      </Button>
      {hasBoth && (
        <Button
          type="submit"
          formAction="/search/new-and-demo-cars"
          className="finder-submit hidden group-has-[[id$='-toggle-new-demo']:checked]/hero:inline-flex"
        >
          <Icon name="search" />
          <CountText types={['new-demo']} data={data} site={site} />
        </Button>
      )}
    </>
  )
}
