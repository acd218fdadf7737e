import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from 'react-aria-components/Button'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Badge } from '#ui/badge/badge.tsx'
import { buttonVariants } from '#ui/button/button.tsx'
import { Tree, type TreeNode } from './tree.tsx'

const retry = fn()
const duplicate = fn()
const duplicateButton = (
  <Button
    className={buttonVariants({ variant: 'ghost', size: 'sm' })}
    aria-label="Duplicate Headline"
    onPress={duplicate}
  >
    Duplicate
  </Button>
)
const nodes: readonly TreeNode[] = [
  { id: 'header', title: 'Site header' },
  {
    id: 'columns',
    title: 'Two columns',
    children: [
      {
        id: 'main',
        title: 'Main column',
        children: [
          { id: 'headline', title: 'Headline', detail: 'Utes and vans', end: duplicateButton },
          { id: 'results', title: 'Search results', end: <Badge>Changed</Badge> },
        ],
      },
      { id: 'side', title: 'Side column', children: [{ id: 'filters', title: 'Filters' }] },
    ],
  },
  { id: 'footer', title: 'Site footer' },
]

/** A node of each level, one inside the other. */
const deep = (level: number): TreeNode => ({
  id: `level-${level}`,
  title: `Level ${level}: a row of cars of all seven locations in Western Australia`,
  detail: 'Mercedes-Benz Sprinter',
  children: level < 9 ? [deep(level + 1)] : [],
})

const meta: Meta<typeof Tree> = {
  component: Tree,
  args: {
    'aria-label': 'Blocks of the page',
    nodes,
    noRows: { state: 'empty', text: 'No blocks yet. Insert one.' },
    defaultExpandedKeys: ['columns', 'main'],
    selectionMode: 'single',
    className: 'max-w-md m-4',
    onAction: fn(),
  },
  parameters: {
    primitive: {
      level: 2,
      use: 'Things inside of things, on the staff desk and in the builder: the blocks of a page.',
      notFor: 'A list of one level (`RecordList`, `ListEditor`); links of a site (`nav`).',
      keys: '↑ ↓ rows, → opens, ← closes or goes to the parent, Home End, letters find a row; Space selects, Enter acts; → ← also reach the controls of a row.',
    },
  },
}
export default meta
type Story = StoryObj<typeof Tree>

export const Smallest: Story = { args: { nodes: [{ id: 'header', title: 'Site header' }] } }
export const Typical: Story = { args: { defaultSelectedKeys: ['headline'] } }
export const Longest: Story = {
  args: {
    nodes: [deep(1)],
    defaultExpandedKeys: Array.from({ length: 9 }, (_, index) => `level-${index + 1}`),
  },
}
export const ManySelected: Story = {
  args: {
    selectionMode: 'multiple',
    defaultSelectedKeys: ['headline', 'header'],
  },
}
export const Loading: Story = {
  args: { nodes: [], noRows: { state: 'loading', text: 'Loading the blocks…' } },
}
export const Empty: Story = { args: { nodes: [] } }
export const Failed: Story = {
  args: {
    nodes: [],
    noRows: {
      state: 'failed',
      text: 'The blocks could not be loaded.',
      retry: 'Try again',
      onRetry: retry,
    },
  },
  async play() {
    await expect(screen.getByRole('alert')).toHaveTextContent('The blocks could not be loaded.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalled()
  },
}
export const States: Story = {
  args: {
    selectionMode: 'multiple',
    defaultSelectedKeys: ['results'],
    disabledKeys: ['side'],
  },
}
export const Keyboard: Story = {
  args: { defaultExpandedKeys: [] },
  async play({ args }) {
    const tree = within(screen.getByRole('treegrid', { name: 'Blocks of the page' }))
    const row = (name: string) => tree.getByRole('row', { name: new RegExp(`^${name}`) })
    await userEvent.tab()
    await expect(row('Site header')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(row('Two columns')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowRight}')
    await expect(row('Two columns')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(row('Main column')).toHaveFocus()
    await expect(row('Main column')).toHaveAttribute('aria-level', '2')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(row('Headline')).toHaveFocus()
    await expect(row('Headline')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenLastCalledWith('headline')
    await userEvent.keyboard('{ArrowRight}')
    await expect(tree.getByRole('button', { name: 'Duplicate Headline' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(duplicate).toHaveBeenCalled()
    await userEvent.keyboard('{ArrowUp}')
    await expect(row('Main column')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(row('Two columns')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(row('Site footer')).toHaveFocus()
    await userEvent.keyboard('two')
    await expect(row('Two columns')).toHaveFocus()
  },
}
