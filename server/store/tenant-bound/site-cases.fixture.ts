import type { AuditLog } from '../audit-log.ts'
import type { BatchStore } from '../batch-store.ts'
import type { DocumentStore } from '../document-store.ts'
import type { MediaStore } from '../media-store.ts'
import type { SiteStaff } from '../site-staff.ts'
import {
  always,
  batchOf,
  byNobody,
  draftOf,
  foreign,
  invitationOf,
  page,
  pictureOf,
  shared,
  staffDay,
} from './both-tenants.fixture.ts'
import type { Cases } from './call-all.fixture.ts'

export const documentCases: Cases<DocumentStore> = {
  live: (documents) => documents.live(),
  liveNumber: async (documents) => [
    await documents.liveNumber(page),
    await documents.liveNumber(`pages/${foreign.id}.json`),
  ],
  draft: async (documents) => [
    await documents.draft(page),
    await documents.draft(`pages/${foreign.id}.json`),
  ],
  drafts: (documents) => documents.drafts(),
  history: (documents) => documents.history(page, { limit: 9 }),
  naming: (documents) => documents.naming('revision-', always.from),
  revision: async (documents) => [
    await documents.revision(page, 1),
    await documents.revision(page, 2),
  ],
  // Of the other tenant's document and version.
  failSchedule: (documents) => documents.failSchedule(`pages/${foreign.id}.json`, 1, 'none'),
  cancelSchedule: (documents) => documents.cancelSchedule(`pages/${foreign.id}.json`, byNobody),
  schedule: (documents) =>
    documents.schedule({ ...draftOf(foreign.id), version: 1, message: '' }, staffDay, byNobody),
  publishable: (documents) =>
    documents.publishable({ ...draftOf(foreign.id), version: 1, message: '' }),
  publish: (documents) =>
    documents.publish({ ...draftOf(foreign.id), version: 1, message: '' }, byNobody),
  discard: (documents) => documents.discard(`pages/${foreign.id}.json`, 1, byNobody),
  save: async (documents) => [
    await documents.save({ ...draftOf(foreign.id), version: 1 }, byNobody),
    await documents.save(draftOf(foreign.id), byNobody),
  ],
  revise: (documents) =>
    documents.revise(
      { path: page, text: null, message: '', source: 'rollback', base: 1 },
      byNobody,
    ),
  reviseAll: (documents) =>
    documents.reviseAll(
      [{ path: page, text: null, message: '', source: 'import', base: 2 }],
      byNobody,
    ),
}

// With the ids, names, bytes and uploads of the other tenant.
export const mediaCases: Cases<MediaStore> = {
  pictures: (media) => media.pictures(),
  picture: async (media) => [await media.picture(foreign.id), await media.picture(shared.id)],
  published: async (media) => [await media.published(), await media.published(`${foreign.id}.jpg`)],
  sizeOf: (media) => media.sizeOf(`${foreign.id}-of-harbour`),
  file: (media) => media.file(`${foreign.id}-of-harbour`),
  describe: (media) => media.describe(foreign.id, { alt: 'Of kiwi' }, byNobody),
  replace: (media) => media.replace(foreign.id, pictureOf('another', 'kiwi'), byNobody),
  remove: async (media) => [
    await media.remove(foreign.id, byNobody),
    await media.remove(shared.id, byNobody),
  ],
  restore: (media) => media.restore(foreign.id, byNobody),
  add: (media) => media.add(pictureOf(foreign.id, 'harbour'), byNobody),
}

export const batchCases: Cases<BatchStore> = {
  batch: async (batches) => [await batches.batch(shared.id), await batches.batch(foreign.id)],
  settle: async (batches) => [
    await batches.settle(foreign.id, 'kiwi', 'waiting', { state: 'failed' }),
    await batches.settle(shared.id, 'kiwi', 'waiting', { state: 'published', path: page, n: 1 }),
  ],
  begin: (batches) => batches.begin(batchOf(foreign.id), byNobody),
}

export const staffCases: Cases<SiteStaff> = {
  people: (staff) => staff.people(staffDay),
  invitations: (staff) => staff.invitations(staffDay),
  invite: (staff) => staff.invite(invitationOf('kiwi', foreign.id), byNobody),
  cancelInvitation: async (staff) => [
    await staff.cancelInvitation('only-harbour-invited', byNobody),
    await staff.cancelInvitation(shared.id, byNobody),
  ],
  changeRole: async (staff) => [
    await staff.changeRole('person-of-harbour', 'viewer', byNobody),
    await staff.changeRole('person-of-kiwi', 'viewer', byNobody),
  ],
  remove: async (staff) => [
    await staff.remove('person-of-harbour', byNobody),
    await staff.remove('person-of-kiwi', byNobody),
  ],
  resetFactors: async (staff) => {
    const by = { ...byNobody, person: 'person-of-kiwi' }
    return [
      await staff.resetFactors('person-of-harbour', 'lost phone', by),
      await staff.resetFactors('person-of-kiwi', 'lost phone', by),
    ]
  },
}

export const auditCases: Cases<AuditLog> = {
  add: (audit) => audit.add('people_seen', {}, byNobody),
  entries: async (audit) => [
    await audit.entries({ limit: 99 }),
    await audit.entries({ limit: 99, person: 'person-of-harbour' }),
  ],
  check: (audit) => audit.check(),
}
