/** Texts of a buyer's own page, of `baseWords`. */
export const myDetailsWords = {
  myDetailsTitle: 'My details',
  myDetailsLead: 'You are signed in with the number {phone}.',
  myDetailsName: 'Name',
  myDetailsEmail: 'Email',
  myDetailsPurpose: 'Both are optional, and only for {name} to know whom it speaks to.',
  myDetailsNameLong: 'A name has at most {count} characters.',
  myDetailsSave: 'Save',
  myDetailsSaving: 'Saving…',
  myDetailsSaved: 'Your details are saved.',
  myDetailsEnquiries: 'My enquiries and bookings',
  myDetailsNoEnquiry:
    'None yet. What you send us with the number {phone} from your first sign-in on stands here.',
  myDetailsSince:
    'Those sent with this number since you first signed in. Of earlier ones we cannot tell that they are yours.',
  myDetailsSent: 'Sent on {date}',
  myDetailsBooked: 'Booked for {date} at {time}',
  myDetailsDevices: 'My sign-in',
  myDetailsData: 'My data',
  myDetailsDataLead: 'Everything that this site stores of you, as a file.',
  myDetailsDownload: 'Download my data',
  deleteAccount: 'Delete my account',
  deleteAccountLead: 'This is done at once, and nobody can take it back.',
  deleteAccountWhat: 'What is deleted',
  deleteAccountGone:
    'Your name and email address, your saved {cars}, and your sign-in on all devices.',
  deleteAccountKept: 'What is kept',
  deleteAccountStays:
    'Your enquiries and bookings stay with {name}, who answers them, apart from any account: nobody who signs in with your number later sees them.',
  deleteAccountLaw:
    'Contracts and invoices are not part of this account. The law obliges {name} to keep them for some years.',
  deleteAccountToo: 'Delete my enquiries and bookings on this site too',
  deleteAccountTooHint:
    'Bookings are then off. What {name} received by mail before is not deleted with them: ask for that.',
  deleteAccountBack: 'Keep my account',
  deleteAccountDeleting: 'Deleting…',
} as const
