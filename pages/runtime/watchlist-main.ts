// The list of a signed-in buyer: a file of its own, which a page of a site with a watchlist loads where the
// browser has the hint of a session.
import { startWatchlist } from './watchlist.ts'

void startWatchlist()
