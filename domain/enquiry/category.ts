/** What a lead is about. Spec 3.40, D19. */
export const enquiryCategories = [
  'General Enquiry',
  'New Vehicle Enquiry',
  'Demo Vehicle Enquiry',
  'Used Vehicle Enquiry',
  'Test Drive',
  'Test Drive Only',
  'Request Photos',
  'Service Booking',
  'Parts Enquiry',
  'Finance Enquiry',
  'Trade-In Valuation',
  'Fleet Enquiry',
  'Reserve Online',
  'Online Purchase',
  'Spin To Win',
  'Careers Enquiry',
] as const
export type EnquiryCategory = (typeof enquiryCategories)[number]
