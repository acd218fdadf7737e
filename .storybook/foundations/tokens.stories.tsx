import type { Meta, StoryObj } from '@storybook/react-vite'
import { tokenGroups } from '#ui/theme/tokens.ts'
import { Part, Sheet, Token } from './sheet.tsx'

const meta: Meta = {
  title: 'Tokens',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
}
export default meta

/** Every token with its meaning and source. */
export const Tokens: StoryObj = {
  render: () => (
    <Sheet
      title="Tokens"
      lead="Every value of a theme by its name. Ask for a new token, not for a value: what has no token looks the same on every site."
    >
      {Object.values(tokenGroups).map(({ title, layer, isOfGround, tokens }) => (
        <Part
          key={title}
          title={title}
          text={`Layer: ${layer}. ${isOfGround ? 'Every ground sets these again.' : 'The same on the whole page.'}`}
        >
          <dl className="grid gap-x-6 gap-y-3 md:grid-cols-[12rem_1fr_1fr]">
            {Object.entries(tokens).map(([name, { meaning, from }]) => (
              <div key={name} className="grid md:contents">
                <dt>
                  <Token name={name} />
                </dt>
                <dd>{meaning}</dd>
                <dd className="text-ink-2">From {from}</dd>
              </div>
            ))}
          </dl>
        </Part>
      ))}
    </Sheet>
  ),
}
