import { Draft } from '../model/draft.ts'
import { keptCopy } from '../model/kept-copy.ts'
import { type Base, type DocumentAnswer, draftPorts } from '../screen/make-draft.ts'
import { type JsonDocument, mergeDocuments } from './merge-documents.ts'

/** The draft of a document that is no page, saved at the server, kept in this browser until then. */
export const makeDocumentDraft = (
  site: string,
  { path, version, value, problems }: DocumentAnswer,
  base: Base,
): Draft<JsonDocument> =>
  new Draft<JsonDocument>(
    { ...draftPorts(site, path, base, (found: JsonDocument) => found), merge: mergeDocuments },
    { version, value, problems },
    keptCopy<JsonDocument>(site, path),
  )
