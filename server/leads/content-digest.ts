import { hash } from 'node:crypto'
import type { EnquiryLead } from '#domain/enquiry/enquiry-lead.ts'
import { sameContent } from '#domain/enquiry/form/digest-text.ts'

/** Equal for leads of the same content, whoever sent them; nothing can be read from it. D24, D36. */
export const contentDigest = (lead: EnquiryLead): string =>
  hash('sha256', sameContent(lead), 'base64url')
