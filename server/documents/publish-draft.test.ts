import { describe, expect, onTestFinished, test } from 'vitest'
import type { PageFile } from '#pages/page.ts'
import { newLead } from '../store/new-lead.fixture.ts'
import { heading, home, templateHome } from './document-server.fixture.ts'
import { editedSite, withProps } from './edited-site.fixture.ts'

const { store, server, editor, publisher, forget, live } = await editedSite()

describe('publishing', () => {
  const publish = (version: number, more: object = {}) =>
    publisher.publish({ path: home, version, base: 0, message: 'Because', ...more })

  test('makes a draft live as the next revision, once (Spec 6.04)', async () => {
    await editor.edit(home, withProps('hero', { heading: 'Mine' }))
    expect(await publish(1)).toEqual({ published: true, n: 1 })
    expect(await publish(1)).toEqual({ published: true, n: 1 })
    expect(await live(home)).toMatchObject({ n: 1 })
    const after = await editor.document(home)
    expect(after).toMatchObject({ version: 0, base: 1, live: { n: 1, value: after.value } })
    expect(after.value.blocks[1]).toEqual(heading('hero', 'Mine', { level: 'h1' }))
    expect((await editor.history(home)).revisions).toMatchObject([
      { n: 1, by: { name: 'publisher' }, message: 'Because', source: 'publish', removed: false },
    ])
    const { data } = await publisher.browser.call('GET /:site/audit', {
      params: { site: 'harbour' },
    })
    expect(data.entries.slice(0, 3)).toMatchObject([
      { action: 'audit_seen' },
      { action: 'published', details: { path: home, n: 1, message: 'Because' } },
      { action: 'draft_begun', details: { path: home } },
    ])
  })

  test('refuses errors, another draft and another live revision, and says whose (Spec 6.04)', async () => {
    const errors = await editor.edit(home, withProps('hero', { heading: '' }))
    expect(await publish(1)).toEqual({
      published: false,
      reason: 'problems',
      problems: errors.problems,
    })
    const lost = { url: '/media/site/gone.jpg', alt: 'The yard' }
    const yard = { id: 'yard', block: 'place-picture', props: { image: lost } }
    await editor.edit(home, withProps('hero', { heading: 'Mine' }))
    await editor.edit(home, (page: PageFile) => ({ ...page, blocks: [...page.blocks, yard] }))
    expect(await publish(3)).toMatchObject({
      published: false,
      problems: [{ level: 'error', block: 'yard', message: 'there is no picture media/gone.jpg' }],
    })
    const newer = { published: false, by: { name: 'editor' } }
    expect(await publish(1)).toMatchObject({ ...newer, reason: 'newer_draft' })
    expect(await publish(3, { base: 4 })).toEqual({
      published: false,
      reason: 'newer_revision',
      n: 0,
    })
    expect(await live(home)).toBeUndefined()
  })

  test('refuses a page that would be sent with an error; the checklist has what is found, and its bytes (Spec 6.04, WCAG 1.3.1)', async () => {
    const link = { link: { label: 'Gone', href: '#gone' } }
    await editor.edit(home, withProps('hero', { level: 'h2', ...link }))
    const { version, problems, page } = await editor.checks(home)
    expect([version, problems]).toEqual([1, []])
    const [, heading] = page.findings
    expect(page.findings).toMatchObject([
      { check: 'about', level: 'warning', path: ['description'] },
      { check: 'headings', level: 'error', message: expect.stringContaining('no heading of') },
      { check: 'links', level: 'warning', block: 'hero' },
    ])
    expect(page.bytes.html).toBeGreaterThan(300)
    const refused = await publish(1)
    expect(refused).toMatchObject({ published: false, reason: 'problems' })
    expect(refused.problems).toMatchObject([{ message: heading.message }])
    await editor.edit(home, withProps('hero', { level: 'h1' }))
    expect(await publish(2)).toEqual({ published: true, n: 1 })
    expect((await editor.checks('site.json')).page).toBeUndefined()
  })

  test('of what changes cannot say makes it a whole page, which follows no template (Spec 6.04)', async () => {
    await editor.edit(home, ({ title: _, ...page }: PageFile) => page)
    expect((await editor.document(home)).template).toMatchObject({ value: templateHome })
    expect(await publish(1)).toEqual({ published: true, n: 1 })
    const document = await editor.document(home)
    expect(document.template).toBeUndefined()
    expect(document.value).toEqual(JSON.parse((await live(home))?.text ?? ''))
    expect(document.value).not.toHaveProperty('title')
    const saved = await editor.edit(home, withProps('hero', { heading: 'Mine' }))
    expect(saved).toMatchObject({ saved: true, version: 2, problems: [] })
  })

  test('refuses what would break another page of the site (Spec 6.04)', async () => {
    await editor.edit(home, (page: PageFile) => ({ ...page, route: '/about' }))
    const { reason, problems } = await publish(1)
    expect(reason).toBe('problems')
    expect(problems.map(({ message }: { message: string }) => message)).toContainEqual(
      expect.stringContaining('answers the same addresses as /about'),
    )
  })

  test('of where enquiries go is for owners, of the rest of the site for publishers (Spec 6.03, D39)', async () => {
    const path = 'site.json'
    await editor.edit(path, (site: object) => ({ ...site, name: 'Harbour Cars' }))
    const edit = { path, base: 0, message: '' }
    expect(await publisher.publish({ ...edit, version: 1 })).toMatchObject({ published: true })
    await editor.edit(path, (site: object) => ({ ...site, hosts: ['harbour.example'] }))
    const body = { ...edit, version: 2, base: 1 }
    const params = { site: 'harbour' }
    expect(await publisher.browser.call('POST /:site/publish', { params, body })).toMatchObject({
      status: 403,
      data: { code: 'not_allowed' },
    })
    expect(
      await publisher.browser.call('POST /:site/publish', {
        params,
        body: { ...body, at: '2026-12-01T00:00:00.000Z' },
      }),
    ).toMatchObject({ status: 403 })
    const owner = await server.editor('owner')
    expect(await owner.publish(body)).toEqual({ published: true, n: 2 })
    const answer = await publisher.browser.call('POST /:site/rollback', {
      params,
      body: { path, n: 0, message: '' },
    })
    expect(answer.status).toBe(403)
  })

  test('of opening hours is what buyers see and book in, and when leads are to be answered (Spec 3.32, 5.09, 6.03, 9.27)', async () => {
    const { now } = server.clock
    const [today, tomorrow] = ['2026-11-26', '2026-11-27']
    expect(now.toISOString()).toContain(today)
    const contact_detail = {
      phone: '07 5550 0100',
      email: 'yard@example.com',
      opening_hours: Array.from({ length: 7 }, (_, weekday) => ({
        weekday,
        status: 'Open',
        open: '09:00',
        close: '17:00',
      })),
      special_hours: [
        { date: today, name: 'Show day', status: 'Closed' },
        {
          date: tomorrow,
          name: 'Half day',
          status: 'Open',
          start_hour: '10:30',
          end_hour: '12:00',
        },
      ],
    }
    const address = { street: '1 Wharf Road', city: 'Newstead', state: 'QLD', postcode: '4006' }
    const yard = { id: 'yard', slug: 'yard', name: 'The Yard', address, contact_detail }
    await editor.edit('site.json', (site: object) => ({
      ...site,
      timeZone: 'Australia/Brisbane',
      locations: [yard],
    }))
    await editor.edit(home, (page: PageFile) => ({
      ...page,
      blocks: [
        ...page.blocks,
        { id: 'places', block: 'dealer-locations', props: { layout: 'single' } },
      ],
    }))
    for (const path of ['site.json', home]) {
      const edit = { path, version: 1, base: 0, message: '' }
      expect(await publisher.publish(edit)).toMatchObject({ published: true })
    }
    await server.directory.reload()
    onTestFinished(async () => {
      forget()
      await server.directory.reload()
    })
    const host = 'harbour.localhost'
    const seen = (path: string) =>
      server.app.request(`http://${host}${path}`, { headers: { host } })
    expect(await (await seen('/')).text()).toMatch(/Show day.*Half day/s)
    const bookable = async (date: string) => {
      const answer = await seen(`/api/appointments?dealership=yard&date=${date}`)
      return (await answer.json()).slots.map(({ local }: { local: string }) => local)
    }
    expect(await bookable(today)).toEqual([])
    expect(await bookable(tomorrow)).toEqual(
      ['10:30', '11:00', '11:30'].map((at) => `${tomorrow}T${at}`),
    )
    const created = now.toISOString()
    const body = { category: 'General Enquiry', name: 'Sam Lee', location: 'yard' } as const
    await store.leads('harbour').save(newLead({ id: 'asked', created, body }))
    const { data } = await editor.browser.call('GET /:site/leads/:lead', {
      params: { site: 'harbour', lead: 'asked' },
    })
    // A quarter of an hour after it opens.
    expect(data.answer_by).toBe(`${tomorrow}T00:45:00.000Z`)
  })
})
