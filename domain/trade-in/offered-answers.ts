/** Preferred ways of contact, in the order of the form. Spec 3.41, 5.17. */
export const contactMethods = ['Phone', 'Email', 'SMS'] as const

/** The answers to the question about a loan. Spec 3.41, 5.17. */
export const underFinanceAnswers = ['Yes', 'No'] as const
