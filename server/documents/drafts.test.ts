import { describe, expect, test } from 'vitest'
import { mergePages } from '#pages/merge-pages.ts'
import { schemaVersion } from '#pages/page.ts'
import { about, aboutText, heading, home, templateHome } from './document-server.fixture.ts'
import { editedSite, withProps } from './edited-site.fixture.ts'

const { server, editor, publisher, storedText } = await editedSite()

describe('a document', () => {
  test('of the template is its page, and a draft of it has the changes alone (Spec 6.04, D2)', async () => {
    const before = await editor.document(home)
    expect(before).toMatchObject({
      kind: 'page',
      value: templateHome,
      version: 0,
      base: 0,
      live: { n: 0, value: templateHome },
      template: { value: templateHome },
      problems: [],
    })
    const saved = await editor.edit(home, withProps('hero', { heading: 'Utes' }))
    expect(saved).toMatchObject({ saved: true, version: 1, problems: [] })
    expect(JSON.parse((await storedText(home)) ?? '')).toEqual({
      schemaVersion,
      route: '/',
      changes: [{ set: 'hero', props: { heading: 'Utes' } }],
    })
    const after = await editor.document(home)
    expect(after).toMatchObject({ version: 1, by: { name: 'editor' }, live: before.live })
    expect(after.value).toEqual(withProps('hero', { heading: 'Utes' })(before.value))
  })

  test('whose value is again what is live has the file’s text, byte by byte (Spec 6.04)', async () => {
    await editor.edit(about, withProps('hero', { heading: 'Utes' }))
    expect(await storedText(about)).not.toBe(aboutText)
    await editor.edit(about, withProps('hero', { heading: 'Who we are' }))
    expect(await storedText(about)).toBe(aboutText)
  })

  test('may be the site, a collection, a text, or nothing yet (Spec 6.04)', async () => {
    expect((await editor.document('site.json')).value).toMatchObject({ slug: 'harbour' })
    expect((await editor.document('content/texts.json')).value).toMatchObject({ entries: [{}] })
    expect((await editor.document('content/hello.md')).value).toEqual({ text: 'Hello' })
    expect((await editor.document('content/offers.json')).value).toEqual({ entries: [] })
    expect(await editor.document('pages/none.json')).toMatchObject({ code: 'no_such_document' })
  })
})

describe('a draft', () => {
  test('of which somebody saved another version is not saved: both edits stand once merged (Spec 6.04)', async () => {
    const other = await server.editor('editor', 'Leo')
    const { value: base } = await editor.document(home)
    const { version: template_version } = (await editor.document(home)).template
    const edit = { path: home, version: 0, base: 0, template_version }
    await other.save({ ...edit, value: { ...withProps('more', { heading: 'Theirs' })(base) } })
    const mine = withProps('hero', { heading: 'Mine' })(base)
    const refused = await editor.save({ ...edit, value: { ...mine } })
    expect(refused).toMatchObject({ saved: false, version: 1, base: 0, by: { name: 'Leo' } })
    const { page, conflicts } = mergePages(base, mine, refused.value)
    expect(conflicts).toEqual([])
    const again = { ...edit, version: refused.version, value: { ...page } }
    expect(await editor.save(again)).toMatchObject({ saved: true, version: 2 })
    const { value } = await editor.document(home)
    expect(value.blocks.slice(1)).toEqual([
      heading('hero', 'Mine', { level: 'h1' }),
      heading('more', 'Theirs'),
    ])
  })

  test('that is sent twice is saved once, and may have problems, at their place in the page (Spec 6.04)', async () => {
    const { value, template } = await editor.document(about)
    const page = withProps('hero', { heading: '' })(value)
    const edit = {
      path: about,
      version: 0,
      base: 0,
      template_version: template.version,
      key: crypto.randomUUID(),
      value: { ...page, title: 7, blocks: [...page.blocks, heading('new', 'x'.repeat(121))] },
    }
    const first = await editor.save(edit)
    expect(first).toMatchObject({
      saved: true,
      version: 1,
      problems: [
        { level: 'error', path: ['title'] },
        {
          level: 'error',
          path: ['blocks', 1, 'props', 'heading'],
          block: 'hero',
          message: 'expected text of 1 to 120 characters, found ""',
        },
        { level: 'error', path: ['blocks', 3, 'props', 'heading'], block: 'new' },
      ],
    })
    expect(await editor.save(edit)).toEqual(first)
    expect((await editor.document(about)).value).toEqual(edit.value)
  })

  test('whose problems its preview has told is saved without looking for them again (Spec 6.04)', async () => {
    const { value } = await editor.document(home)
    const edit = { path: home, version: 0, base: 0, value: { ...value, title: 7 } }
    const { template } = await editor.document(home)
    const saved = await editor.save({
      ...edit,
      template_version: template.version,
      is_checked: true,
    })
    expect([saved.version, saved.problems]).toEqual([1, undefined])
    // It is looked at all the same before it is published.
    const refused = await publisher.publish({ path: home, version: 1, base: 0, message: '' })
    expect(refused).toMatchObject({ published: false, reason: 'problems' })
  })

  test('keeps its changes and what a newer template changed beside them (Spec 6.04, D2)', async () => {
    await editor.edit(home, withProps('hero', { heading: 'Mine' }))
    const before = await editor.document(home)
    const blocks = [
      heading('first', 'New'),
      ...templateHome.blocks.slice(0, 2),
      heading('more', 'Newer'),
    ]
    await server.write('_templates/plain/pages/home.json', { ...templateHome, blocks })

    const edit = { path: home, version: before.version, base: 0 }
    const mine = { ...before.value, title: 'My title' }
    const late = { ...edit, template_version: before.template.version, value: mine }
    const refused = await editor.save(late)
    expect(refused).toMatchObject({ saved: false, version: 1 })
    const { page } = mergePages(before.value, mine, refused.value)
    const { template_version } = refused
    expect(await editor.save({ ...edit, template_version, value: { ...page } })).toMatchObject({
      saved: true,
    })
    const after = await editor.document(home)
    expect(after.value).toMatchObject({ title: 'My title' })
    expect(after.value.blocks).toEqual([
      blocks[0],
      blocks[1],
      heading('hero', 'Mine', { level: 'h1' }),
      blocks[3],
    ])
    expect(JSON.parse((await storedText(home)) ?? '').changes).toEqual([
      { set: 'hero', props: { heading: 'Mine' } },
    ])
  })

  test('of a text or of content has problems as its file would (Spec 6.04)', async () => {
    const saved = async (path: string, value: object) =>
      (await editor.edit(path, () => value)).problems
    expect(await saved('content/hello.md', { text: '' })).toEqual([
      { level: 'error', path: ['text'], message: 'line 1: the file is empty; expected a text' },
    ])
    const entries = [{ id: 'hello', title: 7, text: 'Hi' }]
    expect(await saved('content/texts.json', { entries })).toMatchObject([
      { level: 'error', path: ['entries', 0, 'title'] },
      { level: 'warning', path: [], message: expect.stringContaining('content/hello.md:1:1') },
    ])
    const answer = await editor.browser.call('POST /:site/draft', {
      params: { site: 'harbour' },
      body: {
        path: 'content/new.md',
        version: 0,
        base: 0,
        key: crypto.randomUUID(),
        value: { text: 'a\0' },
      },
    })
    expect(answer).toMatchObject({ status: 422, data: { code: 'invalid_body' } })
  })

  test('is thrown away in the version that somebody saw alone (Spec 6.04)', async () => {
    await editor.edit(home, withProps('hero', { heading: 'Mine' }))
    const discard = (version: number) => editor.discard({ path: home, version })
    expect([await discard(2), await discard(1), await discard(1)]).toEqual(
      [false, true, false].map((discarded) => ({ discarded })),
    )
    expect(await editor.document(home)).toMatchObject({ version: 0, value: templateHome })
  })
})
