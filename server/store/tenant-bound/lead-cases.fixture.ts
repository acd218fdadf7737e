import type { AppointmentStore } from '../appointment-store.ts'
import type { DeskEventStore, SnoozeStore } from '../desk-event-store.ts'
import type { LeadStore } from '../lead-store.ts'
import type { LeadWorkStore } from '../lead-work.ts'
import type { MessageStore } from '../message-store.ts'
import { leadCreated, leadRecord, minutesLater, newLead } from '../new-lead.fixture.ts'
import { newMessage } from '../new-message.fixture.ts'
import { always, byNobody, foreign, shared, slot, staffDay } from './both-tenants.fixture.ts'
import type { Cases } from './call-all.fixture.ts'

export const snoozeCases: Cases<SnoozeStore> = {
  of: async (snoozes) => [...(await snoozes.of('in-both', staffDay))],
  set: (snoozes) => snoozes.set('in-both', foreign.id, staffDay),
  wake: (snoozes) => snoozes.wake('in-both', shared.id),
}

export const deskEventCases: Cases<DeskEventStore> = {
  kept: (events) => events.kept('9'),
}

export const leadCases: Cases<LeadStore> = {
  // With the other tenant's key, content and appointment, which are free here.
  save: async (leads) => {
    const booked = newLead({ id: foreign.id, appointment: slot })
    return [
      await leads.save(booked),
      await leads.save({ ...booked, id: 'another', key: 'another' }),
    ]
  },
  findDuplicate: async (leads) => [
    await leads.findDuplicate(newLead({ id: foreign.id })),
    await leads.findDuplicate(newLead({ id: shared.id, key: `key-of-submission-${foreign.id}` })),
  ],
  lead: async (leads) => [await leads.lead(foreign.id), await leads.lead(shared.id)],
  change: async (leads) => {
    const change = { now: minutesLater(1), form_completed: true }
    return [
      await leads.change(foreign.id, 'edit-of-harbour', change),
      await leads.change(shared.id, 'edit-of-harbour', change),
      await leads.change(shared.id, 'edit-of-kiwi', change),
    ]
  },
  leads: async (leads) => [
    await leads.leads({ limit: 9 }),
    await leads.leads({ limit: 9, after: foreign.id, state: 'waiting' }),
  ],
  origins: (leads) => leads.origins(always),
  deliveries: async (leads) => [
    await leads.deliveries(foreign.id),
    await leads.deliveries(shared.id),
  ],
  resend: async (leads) => [
    await leads.resend(`${foreign.id}-2`, minutesLater(5)),
    await leads.resend(`${shared.id}-1`, minutesLater(5)),
  ],
  records: async (leads) => [
    await leads.records({ limit: 9 }),
    await leads.records({ limit: 9, after: { id: foreign.id, created: leadCreated } }),
  ],
  // With the other tenant's key, appointment and deliveries, which are free here.
  restore: async (leads) => leads.restore([leadRecord({ id: foreign.id, appointment: slot })]),
}

export const appointmentCases: Cases<AppointmentStore> = {
  taken: (appointments) => appointments.taken({ location: slot.location, ...always }),
  entries: (appointments) => appointments.entries(always),
  entry: async (appointments) => [
    await appointments.entry(foreign.id),
    await appointments.entry(shared.id),
  ],
  wishes: (appointments) => appointments.wishes(always.from),
  change: (appointments) =>
    appointments.change(foreign.id, { version: 1, state: 'cancelled', messages: [] }),
  book: (appointments) =>
    appointments.book(newLead({ id: `booked-${foreign.id}`, appointment: slot }), [], byNobody),
  keep: (appointments) =>
    appointments.keep(
      { location: 'kept', times: [{ id: foreign.id, startsAt: slot.startsAt }], reason: 'Photos' },
      byNobody,
    ),
  free: (appointments) => appointments.free(`kept-in-harbour`, byNobody),
}

export const messageCases: Cases<MessageStore> = {
  latest: (messages) => messages.latest(9),
  message: async (messages) => [
    await messages.message(foreign.id),
    await messages.message(shared.id),
  ],
}

export const workCases: Cases<LeadWorkStore> = {
  page: async (work) => [
    await work.page({ limit: 9 }),
    await work.page({
      limit: 9,
      stages: ['new'],
      owner: null,
      terms: [['sam']],
      after: { id: foreign.id, created: minutesLater(1) },
    }),
    await work.page({ limit: 9, owner: 'person-of-harbour' }),
    await work.page({ limit: 9, isUndelivered: true }),
  ],
  count: (work) => work.count({ terms: [[foreign.id]] }),
  counts: (work) => work.counts('person-of-harbour'),
  lead: async (work) => [await work.lead(foreign.id), await work.lead(shared.id)],
  events: async (work) => [await work.events(foreign.id), await work.events(shared.id)],
  replies: async (work) => [await work.replies(foreign.id), await work.replies(shared.id)],
  change: (work) =>
    work.change(
      [
        { id: foreign.id, version: 1, stage: 'spam', owner: 'person-of-kiwi' },
        { id: shared.id, version: 1, stage: 'lost', reason: 'Of kiwi' },
      ],
      byNobody,
    ),
  add: async (work) => [
    await work.add(foreign.id, { kind: 'call' }, byNobody),
    await work.add(shared.id, { kind: 'note', text: 'Of kiwi' }, byNobody),
  ],
  reply: async (work) => {
    const reply = { subject: 'Of kiwi', text: 'Of kiwi' }
    return [
      await work.reply(
        foreign.id,
        { ...reply, message: newMessage({ id: `${foreign.id}-reply`, tenant: 'kiwi' }) },
        byNobody,
      ),
    ]
  },
  resend: async (work) => [
    await work.resend(foreign.id, `${foreign.id}-1`, byNobody),
    await work.resend(shared.id, `${foreign.id}-1`, byNobody),
  ],
  meet: async (work) => {
    const at = { now: minutesLater(3), since: minutesLater(2) }
    return [
      await work.meet(foreign.id, 'person-of-kiwi', at),
      await work.meet(shared.id, 'person-of-kiwi', at),
    ]
  },
}
