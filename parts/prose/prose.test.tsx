import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sectionsOf } from '#domain/content/markdown.ts'
import { storySite } from '../story-site.ts'
import { Prose } from './prose.tsx'

const html = (text: string, site = storySite) =>
  renderToStaticMarkup(<Prose text={text} site={site} sections={sectionsOf(text)} />)

test('a text has headings, lists, links and tables, and anchors of the sections that are linked to (Spec 2.22)', () => {
  const text =
    '## What we hold\n\nYour *name*, **phone** and [car](/cars).\n\n- one\n- two\n\n| | Fee |\n|---|---|\n| 2 days | $0 |'
  expect(html(text)).toBe(
    '<div class="prose"><h2 id="what-we-hold">What we hold</h2><p>Your <em>name</em>, <strong>phone</strong> and <a href="/cars">car</a>.</p><ul><li>one</li><li>two</li></ul><div class="prose-table" tabindex="0"><table><thead><tr><td></td><th scope="col">Fee</th></tr></thead><tbody><tr><td>2 days</td><td>$0</td></tr></tbody></table></div></div>',
  )
})

test('markup, scripts and addresses of scripts are no part of it (Spec 2.22)', () => {
  const text =
    'A <b>bold</b> [word](javascript:alert(1))\n\n<script>alert(1)</script>\n\n![x](https://else.example/a.png)'
  expect(html(text)).toBe('<div class="prose"><p>A bold word</p><p></p></div>')
})

test('facts of the site are filled in, and a paragraph whose fact it does not state is left out (Spec 2.22)', () => {
  const legal = { ...storySite.legal, companyNumber: 'ABN 1' }
  const text = '{company}, {companyNumber}.\n\nLicences: {licences}.\n\n- {phone}\n- {licences}'
  const site = {
    ...storySite,
    legalName: 'Story <Motors> Pty Ltd',
    legal: { ...legal, licences: [] },
  }
  expect(html(text, site)).toBe(
    `<div class="prose"><p>Story &lt;Motors&gt; Pty Ltd, ABN 1.</p><ul><li>${storySite.contact.phone}</li></ul></div>`,
  )
})
