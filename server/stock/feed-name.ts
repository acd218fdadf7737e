/** The name of a feed, which is that of its mapping unless it has one of its own. */
export const FEED_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/
