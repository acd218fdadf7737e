/** Where the staff application answers, on the staff host alone. D38. */
export const STAFF_PATH = '/staff'

/** Where the staff's endpoints are. */
export const STAFF_API = '/api/staff'

/** The page of an invitation's link. */
export const invitationPath = (token: string): string => `${STAFF_PATH}/invitation/${token}`

/** The page of a link that sets a new password. */
export const passwordPath = (token: string): string => `${STAFF_PATH}/password/${token}`
