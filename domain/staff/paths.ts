/** Where the staff application answers, on the staff host alone. D38. */
export const STAFF_PATH = '/staff'

/** Where its page builder answers. */
export const BUILDER_PATH = '/builder'

/** Where the staff's endpoints are. */
export const STAFF_API = '/api/staff'

/** The page of an invitation's link. */
export const invitationPath = (token: string): string => `${STAFF_PATH}/invitation/${token}`

/** The page that sends a link to set a new password. */
export const LOST_PASSWORD_PATH = `${STAFF_PATH}/password`
/** The page of such a link. */
export const passwordPath = (token: string): string => `${LOST_PASSWORD_PATH}/${token}`
