import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { lookAxes } from '#domain/site/look-axes.ts'
import { FormPage } from './form-page.tsx'
import '#ui/app.css'
import './form-page.css'
import './form-rail.css'
import './form-rail.wall.css'
import './form-letter.css'
import './form-docket.css'
import './form-console.css'
import './form-bill.css'

type Variant = (typeof lookAxes.form.variants)[number]

const block = (height: number) => ({ height })

async function draw(
  width: number,
  variant: Variant,
  more: Partial<Parameters<typeof FormPage>[0]> = {},
) {
  await page.viewport(width, 800)
  // Of the theme: the room beside a page, and its width.
  document.documentElement.style.cssText = '--gutter: 1.125rem; --page: 74rem; --sec: 4rem'
  document.body.innerHTML = renderToStaticMarkup(
    <FormPage
      labelledBy="title"
      variant={variant}
      isTitle
      head={<h1 id="title">Ask about this car</h1>}
      lead="Ring, write or walk in."
      about={<div style={block(200)}>The car</div>}
      next={<div style={block(150)}>What happens next</div>}
      who={<div style={block(100)}>Who answers</div>}
      beside={<div style={block(300)}>Where that is</div>}
      {...more}
    >
      <div style={block(400)}>Fields</div>
    </FormPage>,
  )
  const boxOf = (name: string) =>
    document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect()
  const parts = ['head', 'about', 'body', 'next', 'who', 'beside']
  return parts.map((part) => boxOf(`.form-page-${part}`))
}

test.each([390, 768, 1280])(
  'the stage of a console is as wide as a window of %i pixels (Spec 3.28)',
  async (width) => {
    await draw(width, 'console', { isStaged: true, about: <span className="stage" /> })
    const stage = document.querySelector('.form-page-about > .stage')?.getBoundingClientRect()
    expect(stage?.width).toBe(width)
    expect(stage?.height).toBeGreaterThan(300)
  },
)

test.each([390, 768, 1280])(
  'the title of a console stands above a photo, not on it, in a window of %i pixels (Spec 1.11, 2.08)',
  async (width) => {
    const about = (
      <span className="stage">
        <span className="stage-photo" />
      </span>
    )
    const [head] = await draw(width, 'console', { isStaged: true, about })
    const stage = document.querySelector('.form-page-about > .stage')?.getBoundingClientRect()
    expect(head?.bottom).toBeLessThanOrEqual(stage?.top ?? 0)
  },
)

const areApart = (a: DOMRect, b: DOMRect) =>
  a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1

describe.each(lookAxes.form.variants)('the form page %s', (variant) => {
  test('has on phones title, car, form, what then, who answers and where below each other (Spec 2.08)', async () => {
    const boxes = await draw(390, variant)
    expect(boxes.map(({ top }) => top)).toEqual(
      boxes.map(({ top }) => top).toSorted((a, b) => a - b),
    )
    for (const { left, right } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(390)
    }
    expect(document.documentElement.scrollWidth).toBe(390)
  })

  test.each([
    [992, 'without a wall', false],
    [1280, 'without a wall', false],
    [992, 'with a wall', true],
    [1280, 'with a wall', true],
  ])(
    'covers nothing and leaves no half empty at %i pixels %s (Spec 1.11, 2.08)',
    async (width, _, isWalled) => {
      const [head, ...boxes] = await draw(width, variant, { isWalled })
      const all = head ? [head, ...boxes] : boxes
      for (const [at, one] of all.entries())
        for (const other of all.slice(at + 1)) expect(areApart(one, other)).toBe(true)
      const body = boxes[1] ?? new DOMRect()
      const beside = boxes.filter(
        ({ left, right }) => left >= body.right - 1 || right <= body.left + 1,
      )
      const isBesideHead = head !== undefined && head.right <= body.left + 1
      expect(isBesideHead || beside.length > 0).toBe(true)
      const rightmost = Math.max(...boxes.map(({ right }) => right))
      expect(rightmost).toBeGreaterThan(width * 0.9)
      expect(document.documentElement.scrollWidth).toBe(width)
    },
  )
})
