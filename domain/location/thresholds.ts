/** The Earth's radius for distances, km. Spec 9.23. */
const EARTH_RADIUS_KM = 6371

/** Twice the radius: by the haversine a distance is this times an arc sine, km. */
export const EARTH_DIAMETER_KM = 2 * EARTH_RADIUS_KM

/** Half a degree, radians: the haversine takes the sine of half an angle. */
export const HALF_DEGREE = Math.PI / 360

/** One degree, radians. */
export const DEGREE = Math.PI / 180

/** Days of a week; weekday 0 is Sunday. Spec 3.32. */
export const DAYS_IN_WEEK = 7

/** Days after today searched for the next opening or closing. */
export const OPENING_LOOKAHEAD_DAYS = 14

/** Special hours are announced from this many days before their day to its end. Spec 9.27. */
export const HOLIDAY_NOTICE_DAYS = 14

/** Latitudes end at this on both sides of the equator, degrees. */
export const MAX_LATITUDE_DEGREES = 90

/** Longitudes end at this on both sides of Greenwich, degrees. */
export const MAX_LONGITUDE_DEGREES = 180

/** Locations nearer to each other than this are neighbours, whose distance a strip map leaves out, km. */
export const STRIP_MIN_KM = 1
