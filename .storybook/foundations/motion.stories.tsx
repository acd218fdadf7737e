import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { cn } from '#ui/cn.ts'
import { artworkPath } from '#ui/picture/media-url.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { motionTokens } from '#ui/theme/shape-tokens.ts'
import { meaningOf, Part, Sheet, siteOf, Token } from './sheet.tsx'

const meta: Meta = {
  title: 'Motion',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
}
export default meta

/** The two durations with the dealer’s curve. */
export const Motion: StoryObj = {
  render: (_, context) => {
    const values = motionTokens(siteOf(context).theme)
    return (
      <Sheet
        title="Motion"
        lead="A change of a control takes one duration, a car’s movement another; both have the dealer’s curve. For visitors who ask for reduced motion nothing moves."
      >
        <Part title="Try it">
          <Movement ease={String(values.ease)} />
        </Part>
        <Part title="Values">
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[10rem_1fr]">
            {(['dur', 'dur-car', 'ease'] as const).map((name) => (
              <div key={name} className="contents">
                <dt>
                  <Token name={name} />
                </dt>
                <dd>
                  <code className="text-sm wrap-anywhere">{values[name]}</code>{' '}
                  <span className="text-ink-2">{meaningOf(name)}</span>
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      </Sheet>
    )
  },
  async play({ canvasElement }) {
    const button = within(canvasElement).getByRole('button', { name: 'Move' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(button)
  },
}

function Movement({ ease }: { ease: string }) {
  const [moved, setMoved] = useState(false)
  const place = cn('transition-[inset-inline-start]', moved ? 'start-2/3' : 'start-0')
  return (
    <div className="grid gap-6">
      <Button aria-pressed={moved} onClick={() => setMoved(!moved)} className="w-fit">
        Move
      </Button>
      <div className="relative h-10 border-b border-line">
        <span
          className={cn('absolute size-8 rounded-control bg-brand', place)}
          style={{ transitionDuration: 'var(--dur)', transitionTimingFunction: ease }}
        />
      </div>
      <div className="relative h-32 overflow-hidden border-b border-line">
        <span
          className={cn('absolute w-1/3 max-w-64', place)}
          style={{ transitionDuration: 'var(--dur-car)', transitionTimingFunction: ease }}
        >
          <Picture
            width={320}
            height={144}
            sizes="16rem"
            alt="Red hatchback"
            path={artworkPath({ body: 'hatchback', colour: 'red', view: 'side' })}
            className="w-full"
          />
        </span>
      </div>
    </div>
  )
}
