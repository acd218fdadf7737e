import { Ellipsis } from 'lucide'
import type { ComponentProps } from 'react'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Button } from '#ui/button/button.tsx'

/** The button of the menu of the selected block. */
export const MoreButton = (props: Omit<ComponentProps<'button'>, 'children'>) => (
  <Button
    {...props}
    variant="ghost"
    size="sm"
    className="more-button"
    aria-label="More to do with it"
  >
    <Glyph icon={Ellipsis} className="size-4" />
  </Button>
)
