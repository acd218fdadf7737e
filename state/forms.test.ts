import { describe, expect, it } from 'vitest'
import { submissionKeySchema } from '#domain/enquiry/submission-key.ts'
import { createKeptForm, KEPT_FOR_MS, MAX_KEPT } from './kept-form.ts'
import { memoryStorage, refusedStorage } from './memory-storage.fixture.ts'
import { createReusedForm } from './reused-form.ts'
import { createSentLead } from './sent-lead.ts'
import { createSubmissionKey, KNOWN_FOR_MS } from './submission-key.ts'

function device() {
  const held = memoryStorage()
  const time = { now: 1_000 }
  return { held, time, storage: () => held, otherTabs: new EventTarget(), clock: () => time.now }
}

describe('the key of a submission', () => {
  it('is the same for every attempt of the same content, also after a reload (D24)', () => {
    const { storage, otherTabs, clock } = device()
    const key = createSubmissionKey('/contact-us#enquiry', { storage, otherTabs, clock })
    const first = key.of('Is it still there?')
    expect(submissionKeySchema.safeParse(first).success).toBe(true)
    expect(key.of('Is it still there?')).toBe(first)
    const reloaded = createSubmissionKey('/contact-us#enquiry', { storage, otherTabs, clock })
    expect(reloaded.of('Is it still there?')).toBe(first)
  })

  it('is another one for a changed text and for another form (D24)', () => {
    const { storage, otherTabs, clock } = device()
    const key = createSubmissionKey('/contact-us#enquiry', { storage, otherTabs, clock })
    const first = key.of('Is it still there?')
    const second = key.of('Is it still there? In red?')
    expect(second).not.toBe(first)
    expect(key.of('Is it still there? In red?')).toBe(second)
    const other = createSubmissionKey('/service#service', { storage, otherTabs, clock })
    expect(other.of('Is it still there? In red?')).not.toBe(second)
  })

  it('is known for ten minutes after success, and then a new one (D24)', () => {
    const { storage, otherTabs, clock, time } = device()
    const key = createSubmissionKey('/contact-us#enquiry', { storage, otherTabs, clock })
    const first = key.of('Is it still there?')
    key.stored()
    time.now += KNOWN_FOR_MS - 1
    expect(key.of('Is it still there?')).toBe(first)
    time.now += 1
    expect(key.of('Is it still there?')).not.toBe(first)
  })

  it('stays the same in a tab whose storage is blocked (D24)', () => {
    const key = createSubmissionKey('/#enquiry', { storage: refusedStorage })
    expect(key.of('Hello')).toBe(key.of('Hello'))
  })
})

describe('what was typed', () => {
  it('is kept a day for its form alone, and goes with success (Spec 8.05)', () => {
    const { time, held, ...rest } = device()
    const kept = createKeptForm('/contact-us#enquiry', rest)
    kept.write({ name: 'Tahlia Brennan', additional_services: ['Tyres'] })
    expect(createKeptForm('/contact-us#enquiry', rest).read()).toEqual({
      name: 'Tahlia Brennan',
      additional_services: ['Tyres'],
    })
    expect(createKeptForm('/service#service', rest).read()).toBeUndefined()
    time.now += KEPT_FOR_MS
    expect(kept.read()).toBeUndefined()
    kept.write({ name: 'Tahlia' })
    kept.forget()
    expect(held.getItem('forms')).toBe('[]')
  })

  it('is of the last few forms, and of none that was emptied (Spec 8.05)', () => {
    const { time: _, held, ...rest } = device()
    for (let form = 0; form <= MAX_KEPT; form++) {
      createKeptForm(`/${form}`, rest).write({ name: 'Tahlia' })
    }
    expect(createKeptForm('/0', rest).read()).toBeUndefined()
    expect(createKeptForm('/1', rest).read()).toEqual({ name: 'Tahlia' })
    createKeptForm('/1', rest).write({})
    expect(JSON.parse(held.getItem('forms') ?? '')).toHaveLength(MAX_KEPT - 1)
  })

  it('that another program damaged is none', () => {
    const { held, time: _, ...rest } = device()
    held.setItem('forms', '[{"form":"/a"},3,{"form":"/a","until":9e15,"answers":null}]')
    expect(createKeptForm('/a', rest).read()).toBeUndefined()
  })
})

describe('who sent a form', () => {
  const person = { name: 'Tahlia', email: 'tahlia@example.com', phone: '0491 570 006' }

  it('is offered again with name, e-mail and phone, only together (Spec 5.16)', () => {
    const { storage, otherTabs } = device()
    const reused = createReusedForm({ storage, otherTabs })
    reused.write({ ...person, email: '' })
    expect(reused.read()).toBeUndefined()
    reused.write(person)
    expect(createReusedForm({ storage, otherTabs }).read()).toEqual(person)
    reused.write({ name: 'Another' })
    expect(reused.read()).toEqual(person)
  })

  it('is nobody where the storage holds something else (Spec 5.16)', () => {
    const { storage, otherTabs, held } = device()
    held.setItem('person', '{"name":"Tahlia","email":3}')
    expect(createReusedForm({ storage, otherTabs }).read()).toBeUndefined()
  })
})

it('the page of thanks finds the lead that was sent in its tab (Spec 2.09, D27)', () => {
  const { storage, otherTabs, held } = device()
  const lead = { lead_id: '7', reference: 'E-8M2P-06', form: 'enquiry', name: 'Tahlia' }
  createSentLead({ storage, otherTabs }).write(lead)
  expect(createSentLead({ storage, otherTabs }).read()).toEqual(lead)
  held.setItem('sent-lead', '{"lead_id":7}')
  expect(createSentLead({ storage, otherTabs }).read()).toBeUndefined()
})
