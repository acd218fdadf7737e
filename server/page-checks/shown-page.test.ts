import { expect, test } from 'vitest'
import { sheetsFileName } from '../assets/joined-sheets.ts'
import { siteServices } from '../site/site.fixture.ts'
import { weighedPage } from './shown-page.ts'

const heading = { block: 'section-heading', props: { heading: 'Wagons', level: 'h1' } }
const text = JSON.stringify({
  schemaVersion: 3,
  route: '/wagons',
  title: 'Wagons',
  description: 'All of them.',
  blocks: [
    { id: 'top', ...heading },
    { id: 'questions', block: 'questions', props: { heading: 'Questions' } },
  ],
})

test('styles that only what is below the first screen waits for are told apart from those of its first paint (Spec 1.11)', async () => {
  const rules = (count: number) =>
    Array.from({ length: count }, (_, index) => `.questions{order:${index ** 3}}`)
  const css = (count: number) => `@layer components{${rules(count).join('')}}`
  const { services } = await siteServices('tenants')
  const sheets = [
    { css: css(1), blocks: ['section-heading'] },
    { css: css(1_000), blocks: ['questions'] },
  ]
  const assets = {
    ...services.assets,
    sheets,
    sheetsUrl: (some: typeof sheets) => `/assets/${sheetsFileName(sheets, some)}`,
  }
  const weigh = (all: object) =>
    weighedPage(
      {
        services: { ...services, assets: { ...services.assets, ...all } },
        clientFolder: undefined,
      },
      'harbour',
      { file: 'harbour/pages/wagons.json', text },
    )
  const [page, bare] = [await weigh(assets), await weigh({})]
  expect(bare?.bytes.later).toBe(0)
  expect(page?.bytes.later).toBeGreaterThan(2_000)
  expect(page?.bytes.styles).toBeLessThan((bare?.bytes.styles ?? 0) + 200)
})
