import type { EnquiryLead } from './enquiry-lead.ts'

/** The subcategory that distinguishes a career enquiry from other general ones. Spec 4.31. */
const CAREER_SUBCATEGORY = 'Career Enquiry'

type LeadCategory = Pick<EnquiryLead, 'category' | 'subcategory'>

/** A careers enquiry as a general one with its subcategory; any other lead as it is. Spec 4.31. */
export const withCareersConverted = <Lead extends LeadCategory>(lead: Lead): Lead =>
  lead.category === 'Careers Enquiry'
    ? { ...lead, category: 'General Enquiry', subcategory: CAREER_SUBCATEGORY }
    : lead

/** Whether a lead is a career enquiry, converted or not. Spec 4.31, D20. */
export const isCareerEnquiry = ({ category, subcategory }: LeadCategory): boolean =>
  category === 'Careers Enquiry' || subcategory === CAREER_SUBCATEGORY
